import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { keptDesignsPath } from '@/lib/doors/contract/kept-designs'
import type { SharedLink, SharedLinks } from '@/lib/doors/contract/shared-designs'

/** Why a link was not made or ended; each has its sentence under `editor.share.trouble`. */
export type ShareTrouble = 'offline' | 'tooMany' | 'full' | 'refused'

export type Answered<Value> = { ok: true; value: Value } | { ok: false; trouble: ShareTrouble }

const path = '/api/shared-designs'

function troubleOf(status: number): ShareTrouble {
  if (status === 429) return 'tooMany'
  if (status === 507) return 'full'
  return status < 500 ? 'refused' : 'offline'
}

async function ask<Value>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<Answered<Value>> {
  try {
    const response = await fetch(address, init)
    if (!response.ok) return { ok: false, trouble: troubleOf(response.status) }
    return { ok: true, value: await read(response) }
  } catch (error) {
    console.warn(`${address} did not answer`, error)
    return { ok: false, trouble: 'offline' }
  }
}

/** Shares the present design; returns the secret part of the link. */
export const shareDesign = (design: Design): Promise<Answered<string>> =>
  ask(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(storeItem(design)),
    },
    async response => ((await response.json()) as Pick<SharedLink, 'code'>).code,
  )

/** Keeps the design as it is now in the client's account. */
export const keepDesign = (design: Design): Promise<Answered<null>> =>
  ask(
    keptDesignsPath,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(storeItem(design)),
    },
    async () => null,
  )

/** The links that this browser has made. */
export const readLinks = (): Promise<Answered<readonly SharedLink[]>> =>
  ask(path, {}, async response => ((await response.json()) as SharedLinks).links)

/** Ends a link; an already ended one counts as success. */
export async function endLink(code: string): Promise<Answered<null>> {
  const ended = await ask(`${path}/${code}`, { method: 'DELETE' }, async () => null)
  return !ended.ok && ended.trouble === 'refused' ? { ok: true, value: null } : ended
}
