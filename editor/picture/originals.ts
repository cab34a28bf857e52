/** Where the shop keeps the files of own pictures (server/design/own-pictures). */
const address = '/api/own-pictures/'

/** Files of this visit, so that nothing is fetched that was just sent. */
const held = new Map<string, Blob>()
const mostHeld = 10

/** Remembers a file for as long as the page is open. */
export function holdOriginal(hash: string, file: Blob): void {
  held.delete(hash)
  held.set(hash, file)
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break
    held.delete(oldest)
  }
}

/** Why a file was not kept: too many in a row, no space for another, or anything else. */
export type SendFailure = 'busy' | 'full' | 'failed'

type Sent = { ok: true; hash: string } | { ok: false; code: SendFailure }

const failureOf = (status: number): SendFailure => {
  if (status === 429) return 'busy'
  return status === 507 ? 'full' : 'failed'
}

/** Sends a file, to be kept only for its owner, and returns its hash. */
export async function sendOriginal(file: Blob): Promise<Sent> {
  try {
    const headers = { 'content-type': 'application/octet-stream' }
    const response = await fetch(address, { method: 'POST', headers, body: file })
    if (!response.ok) return { ok: false, code: failureOf(response.status) }
    const { hash } = (await response.json()) as { hash: string }
    return { ok: true, hash }
  } catch {
    return { ok: false, code: 'failed' }
  }
}

/** Sends the file of a picture. False where the shop did not take it: the design is whole without it. */
export const keepOriginal = async (file: Blob): Promise<boolean> => (await sendOriginal(file)).ok

/** The file of a hash: of this visit, else from the shop, if this browser has sent it; null where it is not available. */
export async function findOriginal(hash: string): Promise<Blob | null> {
  const known = held.get(hash)
  if (known) return known
  try {
    const response = await fetch(`${address}${hash}`)
    if (!response.ok) return null
    const file = await response.blob()
    holdOriginal(hash, file)
    return file
  } catch {
    return null
  }
}
