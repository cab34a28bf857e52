import { randomBytes } from 'node:crypto'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { staffSession } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
interface Fault {
  row: number
  field: string
  code: string
  value: string
  by: string | null
}

const staff = {} as Record<'owner' | 'translator', Headers>
const model = 'trodat-printy-4911'
let id = 0
beforeAll(async () => {
  staff.owner = await signIn()
  staff.translator = await staffSession('translator')
  const [row] = await query<{ id: number }>(`select id from stamp_models where slug = 'model-${model}'`)
  id = Number(row?.id)
})

const word = () => `Stempel ${randomBytes(3).toString('hex')}`
const shownTitle = async (locale = 'de-DE') => {
  const answer = await ask(`/api/stamp-models/name/${model}?locale=${locale}`)
  return ((await answer.json()) as { data: { title: string } }).data.title
}

async function send(path: string, method: string, body: unknown, by = staff.translator) {
  const response = await fetch(`${shopUrl}/api/translations${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...by },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code?: string; details?: { faults: Fault[] } }
  return { status: response.status, answer, faults: answer.details?.faults }
}

const place = { of: 'stamp-models', language: 'de' }
const write = (from: string, to: string, field = 'title') =>
  send('', 'PUT', { ...place, changes: [{ id, field, from, to }] })

/** A file as the shop gives it, row by row. */
async function readFile(show: string) {
  const response = await fetch(
    `${shopUrl}/api/translations/words.csv?of=stamp-models&language=de&show=${show}`,
    {
      headers: staff.translator,
    },
  )
  expect(response.headers.get('content-disposition')).toContain('stamp-models-de.csv')
  const { data } = Papa.parse<string[]>((await response.text()).replace(/^\ufeff/, ''), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  return data
}

const rowOf = (table: readonly string[][], field = 'title') =>
  table.find(cells => cells[0] === String(id) && cells[2] === field) ?? []
const importFile = (table: readonly string[][], dry: boolean) =>
  send('/import', 'POST', { ...place, csv: Papa.unparse(table as string[][], { delimiter: ';' }), dry })

describe('a text that a translator writes (TRANSLATION-3)', () => {
  it('is shown at the next request in its language alone, and noted with who wrote it', async () => {
    const [before, french] = [await shownTitle(), await shownTitle('fr-FR')]
    const title = word()
    expect(await write(before, title)).toMatchObject({ status: 200, answer: { texts: 1, documents: 1 } })
    expect([await shownTitle(), await shownTitle('fr-FR')]).toEqual([title, french])
    const [act] = await query<{ email: string }>(
      `select email, collection, fields from staff_acts where subject = 'model-${model}' order by id desc limit 1`,
    )
    expect(act).toMatchObject({ collection: 'stamp-models', fields: ['title'] })
    expect(act?.email).toMatch(/^translator-/)
    expect((await write(title, before)).status).toBe(200)
  })

  it('is not written over what somebody has written since: he sees who, and how it reads', async () => {
    const before = await shownTitle()
    const [theirs, mine] = [word(), word()]
    await send(
      '',
      'PUT',
      { ...place, changes: [{ id, field: 'title', from: before, to: theirs }] },
      staff.owner,
    )
    const late = await write(before, mine)
    expect([late.status, late.answer.code]).toEqual([422, 'import_refused'])
    expect(late.faults).toEqual([
      { row: 0, field: 'title', code: 'changed_since', value: theirs, by: expect.stringContaining('@') },
    ])
    expect(await shownTitle()).toBe(theirs)
    expect((await write(theirs, before)).status).toBe(200)
  })

  it.each([
    ['a price', 'price'],
    ['an address', 'url'],
    ['what every language has in common', 'slug'],
    ['what is no field', '__proto__.title'],
  ])('is nowhere but where a text is: not in %s', async (_, field) => {
    const done = await write('', 'x', field)
    expect([400, 422]).toContain(done.status)
    if (done.status === 422) expect(done.faults?.[0]?.code).toBe('unknown_place')
  })

  it('is refused where a rule of the content forbids it, and nothing else is written beside', async () => {
    const before = await shownTitle()
    const [row] = await query<{ id: number }>(
      `select id from stamp_models where slug = 'model-trodat-printy-4912'`,
    )
    const other = (
      (await (await ask('/api/stamp-models/name/trodat-printy-4912?locale=de-DE')).json()) as {
        data: { title: string }
      }
    ).data.title
    const changes = [
      { id: Number(row?.id), field: 'title', from: other, to: word() },
      { id, field: 'title', from: before, to: '' },
    ]
    const done = await send('', 'PUT', { ...place, changes })
    expect(done.status).toBe(422)
    expect(done.faults?.[0]).toMatchObject({ code: 'not_allowed', field: 'title' })
    const now = await (await ask('/api/stamp-models/name/trodat-printy-4912?locale=de-DE')).json()
    expect((now as { data: { title: string } }).data.title).toBe(other)
  })
})

describe('a file for translators (TRANSLATION-4)', () => {
  it('comes back with what was filled in, which is said before it is taken', async () => {
    const before = await shownTitle()
    const table = await readFile('all')
    expect(table[0]).toEqual(['id', 'document', 'field', 'source', 'before', 'text'])
    const row = rowOf(table)
    expect(row.slice(1, 3)).toEqual([`model-${model}`, 'title'])
    expect(row[4]).toBe(before)
    const title = word()
    row[5] = title
    expect(await importFile(table, true)).toMatchObject({ status: 200, answer: { texts: 1, documents: 1 } })
    expect(await shownTitle()).toBe(before)
    expect(await importFile(table, false)).toMatchObject({ status: 200, answer: { texts: 1, documents: 1 } })
    expect(await shownTitle()).toBe(title)
    // Taken twice it changes nothing more.
    expect((await importFile(table, false)).status).toBe(200)
    await write(title, before)
  })

  it('is taken whole or not at all: each wrong row is told', async () => {
    const before = await shownTitle()
    const table = await readFile('all')
    const heads = table[0] ?? []
    const row = rowOf(table)
    row[5] = word()
    const wrong = [
      heads,
      row,
      ['999999', 'x', 'title', '', '', 'y'],
      ['one', 'x', 'title', '', '', 'y'],
      [String(id), 'x', 'description', '', 'not what stands there', 'y'],
      [...row],
    ]
    const done = await importFile(wrong, false)
    expect(done.faults?.map(fault => [fault.row, fault.code])).toEqual([
      [4, 'not_a_number'],
      [6, 'twice'],
    ])
    const later = await importFile([heads, row, ...wrong.slice(2, 3), ...wrong.slice(4, 5)], false)
    expect(later.faults?.map(fault => [fault.row, fault.code])).toEqual([
      [3, 'unknown_place'],
      [4, 'changed_since'],
    ])
    expect(await shownTitle()).toBe(before)
  })

  it.each([
    ['no table', 'id;"document', 'unreadable'],
    ['columns that are missing', 'id;document\n1;x', 'missing_column'],
  ])('says of %s what is wrong', async (_, csv, code) => {
    const done = await send('/import', 'POST', { ...place, csv, dry: true })
    expect([done.status, done.faults?.[0]?.code]).toEqual([422, code])
  })

  it('holds nothing that a spreadsheet would reckon with, and the text comes back as it was', async () => {
    const before = await shownTitle()
    const formula = `=1+1 ${word()}`
    await write(before, formula)
    const table = await readFile('all')
    expect(rowOf(table)[5]).toBe(`'${formula}`)
    expect(await importFile(table, true)).toMatchObject({ answer: { texts: 0 } })
    rowOf(table)[5] = before
    expect((await importFile(table, false)).status).toBe(200)
    expect(await shownTitle()).toBe(before)
  })

  it('may hold what is missing alone', async () => {
    const table = await readFile('missing')
    expect(table.slice(1).every(cells => cells[5] === '')).toBe(true)
  })
})

describe('the page of the translations (TRANSLATION-2)', () => {
  const look = async (path: string, by = staff.translator) =>
    (await fetch(`${shopUrl}/admin/translations${path}`, { headers: by, redirect: 'manual' })).text()

  it('counts what every language misses, and shows texts side by side', async () => {
    const overview = await look('')
    expect(overview).toContain('of=stamp-models')
    const before = await shownTitle()
    const list = await look(`?of=stamp-models&language=de&show=all&q=${model}`)
    for (const text of [before, await shownTitle('fr-FR')]) expect(list).toContain(text)
    expect(await look('?of=nothing')).toContain('role="alert"')
  })
})
