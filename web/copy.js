// A button beside an address: copies it and says so.

/**
 * @param {HTMLElement} button
 * @param {string} copied what it says then
 */
export async function copy(button, copied) {
  const input = document.getElementById(button.dataset["copy"] ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    // Without a secure connection there is only the old way.
    document.execCommand("copy");
  }
  button.textContent = copied;
}
