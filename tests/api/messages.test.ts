import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { leafPng, noisePng } from '@/tests/support/picture-files'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

/** An address of its own, so that no other test uses up its limit. */
const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const message = (over: Record<string, unknown> = {}) => ({
  subject: 'file',
  name: 'Camille Martin',
  email: `${randomUUID()}@example.org`,
  message: 'Bonjour,\nnotre ancien tampon est joint en photo.',
  locale: 'fr-FR',
  ...over,
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(), ...headers },
    body: JSON.stringify(body),
  })

const sendFile = (body: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/message-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': visitor(), ...headers },
    body: new Uint8Array(body),
  })

async function kept(body: Buffer) {
  const response = await sendFile(body)
  const { hash } = (await response.json()) as { hash: string }
  return { hash, size: body.length, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const settings = (body: unknown, staff: Record<string, string>) =>
  fetch(`${shopUrl}/cms-api/globals/company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify(body),
  })

const jobsOf = (id: number) =>
  query<{ state: string }>(
    `select state from pgboss.job where name = 'message' and (data ->> 'message')::int = $1`,
    [id],
  )
const done = [{ state: 'completed' }, { state: 'completed' }]

afterAll(async () => {
  const staff = await signIn()
  await settings({ email: '', proEmail: '', phone: '', hours: [] }, staff)
})

describe('a message to the shop', () => {
  it('comes to the shop with its file, which it answers by mail, and is confirmed without its words', async () => {
    const staff = await signIn()
    await settings({ email: 'atelier@example.org' }, staff)
    const file = await leafPng(60)
    const { cookie, ...sent } = await kept(file)
    const written = message({ files: [{ ...sent, name: 'ancien tampon.png' }], orderNumber: ' 105 871 ' })
    const response = await post(written, { cookie })
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: number }
    await expect.poll(() => jobsOf(id), { timeout: 60_000 }).toEqual(done)

    const [confirmation, ...more] = await mailsFor(written.email)
    expect(more).toEqual([])
    expect(confirmation?.subject).toBe(`Votre message n° ${id} est arrivé`)
    expect(`${confirmation?.text}${confirmation?.html}`).not.toContain('ancien tampon')
    const own = (await mailsFor('atelier@example.org')).find(({ subject }) => subject?.startsWith(`[${id}]`))
    expect(own?.replyTo?.[0]?.address).toBe(written.email)
    expect(own?.html).toContain('notre ancien tampon est joint en photo.')
    expect(own?.text).toContain('105 871')
    expect(own?.attachments.map(({ filename }) => filename)).toEqual(['ancien tampon.png'])
    expect(Buffer.from(own?.attachments[0]?.content as ArrayBuffer).equals(file)).toBe(true)

    const panel = await fetch(`${shopUrl}/admin/collections/messages/${id}`, { headers: staff })
    expect(await panel.text()).toContain(`/api/own-pictures/${sent.hash}`)
    const read = (headers: Record<string, string>) =>
      fetch(`${shopUrl}/api/own-pictures/${sent.hash}`, { headers })
    expect((await read(staff)).status).toBe(200)
    expect((await read({})).status).toBe(404)
    expect((await read(await staffSession('production'))).status).toBe(404)
  })

  it('goes to the owners where the shop has no address', async () => {
    await settings({ email: '' }, await signIn())
    const { id } = (await (await post(message({ locale: 'de-DE' }))).json()) as { id: number }
    await expect.poll(() => jobsOf(id), { timeout: 60_000 }).toEqual(done)
    const came = await mailsFor(process.env.ADMIN_EMAIL ?? '')
    expect(came.filter(({ subject }) => subject?.startsWith(`[${id}]`))).toHaveLength(1)
  })

  it('is kept nowhere when a program fills in what nobody sees', async () => {
    const trap = message({ website: 'https://spam.example' })
    expect((await post(trap)).status).toBe(201)
    expect(await query('select 1 from messages where email = $1', [trap.email])).toEqual([])
  })

  it.each<[string, Record<string, unknown>]>([
    ['no message', { message: '  ' }],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }],
    ['an address that is none', { email: 'camille.martin@exemple' }],
    ['two addresses', { email: 'a@example.org, b@example.org' }],
    ['a header in its name', { name: '\r\n' }],
    ['a subject of its own', { subject: 'hello' }],
    ['six files', { files: Array.from({ length: 6 }, () => ({ hash: 'a'.repeat(64), name: 'a', size: 1 })) }],
    ['a file that is an address', { files: [{ hash: '../../etc/passwd', name: 'a', size: 1 }] }],
    ['a locale that is none', { locale: 'xx-XX' }],
    ['more than is asked for', { admin: true }],
  ])('is refused with %s', async (_, over) => {
    const response = await post(message(over))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_body' })
  })

  it('takes no file that another browser sent', async () => {
    const { cookie: _, ...sent } = await kept(noisePng())
    const response = await post(message({ files: [{ ...sent, name: 'a.png' }] }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'import_unknown' })
  })

  it('is refused from another site, and after six in a row from one address', async () => {
    expect((await post(message(), { origin: 'https://elsewhere.example' })).status).toBe(403)
    const crowd = { 'x-forwarded-for': visitor() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({}, crowd)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('lets its files go after 90 days', async () => {
    const { cookie, ...sent } = await kept(noisePng())
    const response = await post(message({ files: [{ ...sent, name: 'a.png' }] }), { cookie })
    const { id } = (await response.json()) as { id: number }
    await query(`update messages set created_at = now() - interval '91 days' where id = $1`, [id])
    const holds = () => query('select 1 from own_picture_holds where holder = $1', [`message:${id}`])
    expect(await holds()).toHaveLength(1)
    const [job] = await query<{ id: string }>(
      `insert into pgboss.job (name, data, state, retry_limit, policy)
       values ('forget-pictures', '{}', 'created', 0, 'standard') returning id`,
    )
    await expect
      .poll(() => query('select state from pgboss.job where id = $1', [job?.id]), { timeout: 60_000 })
      .toEqual([{ state: 'completed' }])
    expect(await holds()).toEqual([])
  })
})

describe('the company’s settings', () => {
  const page = async (address: string) => (await fetch(`${shopUrl}${address}`)).text()

  it('are shown where they are filled in, nowhere where they are not, and the clerk sees which are missing', async () => {
    const staff = await signIn()
    expect(await page('/mentions-legales/')).not.toMatch(/Hébergeur|Capital social|\{\{/)
    expect(await (await fetch(`${shopUrl}/admin`, { headers: staff })).text()).toContain('missing-settings')
    const saved = await settings(
      {
        hostName: 'Hébergement Exemple SAS',
        phone: '03 00 00 00 00',
        hours: [{ day: 'mon', opens: '09:00', closes: '18:00' }],
      },
      staff,
    )
    expect(saved.status).toBe(200)
    expect(await page('/mentions-legales/')).toContain('Hébergement Exemple SAS')
    expect(await page('/contact/')).toMatch(/tel:0300000000/)
    await settings({ hostName: '' }, staff)
    expect(await page('/mentions-legales/')).not.toContain('Hébergeur')
  })

  it('refuse hours that no clock has', async () => {
    const saved = await settings({ hours: [{ day: 'mon', opens: '9h', closes: '25:00' }] }, await signIn())
    expect(saved.status).toBe(400)
  })
})

describe('a vote on an answer of the help', () => {
  const question = 'Wo ist meine Bestellung?'
  const vote = (body: unknown) =>
    fetch(`${shopUrl}/api/help-votes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor() },
      body: JSON.stringify(body),
    })

  it('is counted by question and language, and only where the help asks it', async () => {
    const counted = async () =>
      (
        await query<{ suffices: string; lacking: string }>(
          'select suffices, lacking from help_votes where key = $1',
          [`de/${question}`],
        )
      )[0] ?? { suffices: '0', lacking: '0' }
    const before = await counted()
    for (const suffices of [true, false, false])
      expect((await vote({ question, locale: 'de-DE', suffices })).status).toBe(204)
    expect(await counted()).toEqual({
      suffices: String(Number(before.suffices) + 1),
      lacking: String(Number(before.lacking) + 2),
    })
    expect((await vote({ question, locale: 'fr-FR', suffices: true })).status).toBe(404)
    expect((await vote({ question: '<b>mine</b>', locale: 'de-DE', suffices: true })).status).toBe(404)
    expect((await vote({ question, suffices: 'yes' })).status).toBe(400)
  })
})
