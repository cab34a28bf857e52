/** Where popups show; each is loaded when it is opened. */
export function PopupHost() {
  return null
}
