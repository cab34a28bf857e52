import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { renderMail } from '@/server/mail/render-mail'
import { sendMail } from '@/server/mail/transport'
import { afterShoppers } from './shoppers-first'

interface PendingMail {
  id: number
  template: string
  order: string
  attempts: string
}

const batch = 20
const mostAttempts = 12
/** How long a mail lets orders go first. */
const mostPatienceMs = 500

/** Minutes to wait after an attempt that failed: 1, 2, 4, … up to two hours. */
const pauseMinutes = (attempts: number) => Math.min(120, 2 ** attempts)

/**
 * Takes mails that are due, so that no other process takes them too: each is put off by ten minutes, and comes back
 * by itself where this process dies before it has told what came of it.
 */
async function takeDue(payload: Payload): Promise<PendingMail[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + interval '10 minutes', updated_at = now()
    where id in (
      select id from outgoing_mails
      where status = 'pending' and (next_attempt_at is null or next_attempt_at <= now())
      order by id limit ${batch} for update skip locked
    ) returning id, template, "order", attempts`)
  return rows as unknown as PendingMail[]
}

async function deliver(payload: Payload, mail: PendingMail): Promise<void> {
  try {
    await sendMail(await renderMail(payload, mail.template, Number(mail.order)))
    await payload.db.drizzle.execute(
      sql`update outgoing_mails set status = 'sent', sent_at = now(), last_error = null where id = ${mail.id}`,
    )
  } catch (error) {
    const attempts = Number(mail.attempts)
    const status = attempts >= mostAttempts ? 'failed' : 'pending'
    const pause = `${pauseMinutes(attempts)} minutes`
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    payload.logger.error({ msg: `mail ${mail.id} was not sent: ${reason}` })
    await payload.db.drizzle.execute(sql`
      update outgoing_mails set status = ${status}, last_error = ${reason}, next_attempt_at = now() + ${pause}::interval
      where id = ${mail.id}`)
  }
}

/** Sends every mail that is due. */
async function deliverMails(payload: Payload): Promise<void> {
  for (;;) {
    const due = await takeDue(payload)
    for (const mail of due) {
      await afterShoppers(mostPatienceMs)
      await deliver(payload, mail)
    }
    if (due.length < batch) return
  }
}

const state = globalThis as { mailDelivery?: Promise<void>; mailTimer?: NodeJS.Timeout; mailAgain?: boolean }

/** Begins to send what is due and does not wait for it; one delivery runs at a time in a process. */
export function deliverMailsSoon(payload: Payload): void {
  if (state.mailDelivery) {
    state.mailAgain = true
    return
  }
  state.mailAgain = false
  state.mailDelivery = deliverMails(payload)
    .catch(error => payload.logger.error({ err: error, msg: 'the mails could not be read' }))
    .finally(() => {
      state.mailDelivery = undefined
      if (state.mailAgain) deliverMailsSoon(payload)
    })
}

/** Looks for mails that are due now and every minute: those that failed, and those of a process that died. */
export function startMailDelivery(payload: Payload): void {
  deliverMailsSoon(payload)
  state.mailTimer ??= setInterval(() => deliverMailsSoon(payload), 60_000)
  state.mailTimer.unref()
}
