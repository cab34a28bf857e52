import type { SiteLocale } from '@/lib/ground/site/locales'
import type { MessageFile } from '@/lib/people/message/message'
import type { ContactValues } from './check-contact'

export type Posted = { ok: true; id: number } | { ok: false; code: 'busy' | 'lostFile' | 'failed' }

const refusals: Readonly<Record<string, 'busy' | 'lostFile'>> = {
  too_many_requests: 'busy',
  too_many_mails: 'busy',
  import_unknown: 'lostFile',
}

/** Sends a message to the shop. */
export async function postMessage(
  values: ContactValues,
  files: readonly MessageFile[],
  locale: SiteLocale,
): Promise<Posted> {
  try {
    const response = await fetch('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, files, locale }),
    })
    const answer = (await response.json()) as { id?: unknown; code?: unknown }
    if (response.status === 201 && typeof answer.id === 'number') return { ok: true, id: answer.id }
    return { ok: false, code: refusals[String(answer.code)] ?? 'failed' }
  } catch {
    return { ok: false, code: 'failed' }
  }
}
