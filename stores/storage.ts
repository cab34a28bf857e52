/** Keys of what the browser keeps (PAGE-15). */
export const storageKeys = {
  cart: 'cart',
  cartAside: 'cartAside',
  cartSaved: 'cartSaved',
  cartSeen: 'cartSeen',
  cartTaken: 'cartTaken',
  editorItem: 'editorItem',
  editorClipboard: 'editorClipboard',
  recentFonts: 'recentFonts',
  packDrafts: 'packDrafts',
  recentSymbols: 'recentSymbols',
  pricesHT: 'pricesHT',
  vatLocal: 'vatLocal',
  zoneSelected: 'zoneSelected',
  screenScale: 'screenScale',
  session: 'session',
  cookiesConsent: 'cookiesConsent',
  websiteOffered: 'websiteOffered',
} as const

const warned = new Set<string>()

/** Logs each failure once per key: stores are read on every render. */
function warnOnce(key: string, trouble: string, error: unknown) {
  const message = `local storage: "${key}" ${trouble}`
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message, error)
}

/** A stored text, or `null`; a browser that refuses is logged and counts as empty (PAGE-15). */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    warnOnce(key, 'cannot be read', error)
    return null
  }
}

/** Stores a text, or removes it with `null`. False, and logged, when the browser refuses: storage full or blocked. */
export function writeStorage(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    return true
  } catch (error) {
    warnOnce(key, 'cannot be written', error)
    return false
  }
}

/** A stored text as JSON; invalid JSON is logged and counts as empty (PAGE-15). */
export function readStoredJson(key: string): unknown {
  const text = readStorage(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    warnOnce(key, 'is no JSON', error)
    return null
  }
}

/** Calls back when another tab changes the key, or clears everything. Returns a function that stops it. */
export function onOtherTab(key: string, listener: (newValue: string | null) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue)
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

/** An id that no other line has; works on plain http too, where `randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
