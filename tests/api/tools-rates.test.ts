import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { ask, shopUrl } from './support/shop'
import { call, signInAll, staff } from './support/tools'

beforeAll(async () => {
  await signInAll()
  // Unpublished changes of somebody else would be published with those of this test.
  await query('delete from price_cells')
})

interface Grid {
  materials: {
    material: string
    cells: { cell: string; live: number; changed: { value: number | null; by: string } | null }[]
  }[]
  holes: unknown[]
  effect: { rows: { before: number; after: number; title: string }[] }
  publications: { id: number; state: string; name: string }[]
}
const readGrid = async () => (await call('tools/pricing?locale=fr-FR', staff.owner)).body as unknown as Grid
const cellOf = (grid: Grid, material: string, cell: string) =>
  grid.materials.find(one => one.material === material)?.cells.find(one => one.cell === cell)
const change = (material: string, cell: string, from: number | null, to: number | null, by = staff.clerk) =>
  call('tools/pricing/cells', by, 'POST', { changes: [{ material, cell, from, to }] })
const publish = (cells: unknown, over = {}, by = staff.owner) =>
  call('tools/pricing/publications', by, 'POST', { name: 'Essai', why: 'Un essai', cells, ...over })
const setupShown = async (material: string) =>
  (
    (await (await ask('/api/price-lists/FR')).json()) as {
      data: { signs: Record<string, { setup: number }> }
    }
  ).data.signs[material]?.setup

describe('the rates of the materials', () => {
  it('are changed cell by cell, and nobody’s cell is written over', async () => {
    const live = cellOf(await readGrid(), 'pvc', 'setup')?.live ?? 0
    expect((await change('pvc', 'setup', live, 5.5)).status).toBe(204)
    const other = await change('pvc', 'setup', live, 7, staff.owner)
    expect(other.status).toBe(409)
    expect(other.body.details).toMatchObject({ cells: [{ material: 'pvc', cell: 'setup', value: 5.5 }] })
    expect(JSON.stringify(other.body.details)).toContain('clerk-')
    expect((await change('pvc', 'setup', 5.5, -1)).body.code).toBe('unprocessable')
    const { effect } = await readGrid()
    expect(effect.rows).toHaveLength(20)
    expect(effect.rows.some(({ before, after }) => after < before)).toBe(true)
    expect(await setupShown('pvc')).toBe(live)
    expect((await change('pvc', 'setup', 5.5, live)).status).toBe(204)
    expect(cellOf(await readGrid(), 'pvc', 'setup')?.changed).toBeNull()
  })

  it('with a hole, or changed since they were seen, are not published', async () => {
    const grid = await readGrid()
    const [setup, band] = [
      cellOf(grid, 'brass', 'setup')?.live ?? 0,
      cellOf(grid, 'brass', 'band-600')?.live ?? 0,
    ]
    const asked = [{ material: 'brass', cell: 'setup', value: 15 }]
    expect((await publish(asked)).body.code).toBe('nothing_to_publish')
    await change('brass', 'setup', setup, 15)
    await change('brass', 'band-600', band, null)
    expect((await publish(asked)).body).toMatchObject({
      code: 'rates_with_hole',
      details: { holes: [{ material: 'brass', cell: 'band-600' }] },
    })
    await change('brass', 'band-600', null, 0.2)
    expect((await publish(asked)).body.code).toBe('conflict')
    expect(await setupShown('brass')).toBe(setup)
    await change('brass', 'band-600', 0.2, band)
    await change('brass', 'setup', 15, setup)
  })

  it('are published by the owner together, seen by everybody at once, and taken back in one step', async () => {
    const grid = await readGrid()
    const [pvc, wood] = [cellOf(grid, 'pvc', 'setup')?.live ?? 0, cellOf(grid, 'wood', 'setup')?.live ?? 0]
    await change('pvc', 'setup', pvc, pvc + 1)
    await change('wood', 'setup', wood, wood + 1)
    const cells = [
      { material: 'pvc', cell: 'setup', value: pvc + 1 },
      { material: 'wood', cell: 'setup', value: wood + 1 },
    ]
    expect((await publish(cells, {}, staff.clerk)).status).toBe(403)
    const both = async () => {
      const answer = await (await ask('/api/price-lists/FR')).json()
      const { signs } = (answer as { data: { signs: Record<string, { setup: number }> } }).data
      return [signs.pvc?.setup, signs.wood?.setup]
    }
    const seen = new Set<string>()
    let reading = true
    const reader = (async () => {
      while (reading) seen.add(String(await both()))
    })()
    const published = await publish(cells)
    expect(published.status).toBe(201)
    expect(await both()).toEqual([pvc + 1, wood + 1])
    reading = false
    await reader
    expect([String([pvc, wood]), String([pvc + 1, wood + 1])]).toEqual(expect.arrayContaining([...seen]))
    const { id } = published.body as { id: number }
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).status).toBe(204)
    expect(await both()).toEqual([pvc, wood])
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).body.code).toBe(
      'not_the_latest',
    )
    const records = await query<{ n: number }>(
      "select count(*)::int as n from material_pricings where status = 'active' and material in ('pvc', 'wood')",
    )
    expect(records[0]?.n).toBe(2)
  })

  it('that are planned stay as they are until their date, and may be called off', async () => {
    const live = cellOf(await readGrid(), 'brass', 'setup')?.live ?? 0
    await change('brass', 'setup', live, live + 2)
    const due = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await publish([{ material: 'brass', cell: 'setup', value: live + 2 }], { due })
    expect(planned.status).toBe(201)
    const { id } = planned.body as { id: number }
    expect(cellOf(await readGrid(), 'brass', 'setup')?.changed).toBeNull()
    expect(await setupShown('brass')).toBe(live)
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).status).toBe(204)
    expect(cellOf(await readGrid(), 'brass', 'setup')?.changed?.value).toBe(live + 2)
    await change('brass', 'setup', live + 2, live)
  })
})

describe('a file of rates', () => {
  const exported = async () =>
    (await fetch(`${shopUrl}/api/tools/pricing/rates.csv`, { headers: staff.clerk })).text()
  const take = (csv: string, dry = false) => call('tools/pricing/import', staff.clerk, 'POST', { csv, dry })

  it('that was exported changes nothing when it is taken back', async () => {
    const response = await fetch(`${shopUrl}/api/tools/pricing/rates.csv`, { headers: staff.clerk })
    const bytes = Buffer.from(await response.arrayBuffer())
    // The byte order mark, by which a spreadsheet reads accents.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const csv = bytes.toString('utf8')
    expect((await take(csv)).body).toEqual({ cells: 0 })
  })

  it('is taken whole or not at all, and what is wrong is named by its row and column', async () => {
    const csv = await exported()
    const [head = '', ...rows] = csv.trim().split('\r\n')
    const broken = rows.map((row, i) =>
      i === 0 ? row.replace(/;[\d,]+/, ';1.234,5') : i === 1 ? row.replace(/;[\d,]+/, ';=1+1') : row,
    )
    const refused = await take([head, ...broken].join('\r\n'))
    expect(refused.body).toMatchObject({
      code: 'import_refused',
      details: {
        faults: [
          { row: 2, column: 'setup', code: 'not_a_number', value: '1.234,5' },
          { row: 3, column: 'setup', code: 'formula', value: '=1+1' },
        ],
      },
    })
    const short = csv.replaceAll(/;[^;\r\n]*(?=\r\n)/g, '')
    expect((await take(short)).body.details).toMatchObject({ faults: [{ row: 1, code: 'missing_column' }] })
    const long = `${head}\r\n${'x;1\r\n'.repeat(100_000)}`
    expect((await take(long)).body.details).toMatchObject({ faults: [{ code: 'too_many_rows' }] })
    expect((await take('x'.repeat(3_000_000))).status).toBe(413)
  })

  it('changes the cells that differ', async () => {
    const live = cellOf(await readGrid(), 'pvc', 'setup')?.live ?? 0
    const csv = (await exported()).replace(/(^|\n)(pvc;)[\d,]+/, '$1$25,75')
    expect((await take(csv, true)).body).toEqual({ cells: 1 })
    expect((await take(csv)).body).toEqual({ cells: 1 })
    expect(cellOf(await readGrid(), 'pvc', 'setup')?.changed?.value).toBe(5.75)
    await change('pvc', 'setup', 5.75, live)
  })
})

describe('records of rates over HTTP', () => {
  it('are made as drafts, listed among the last ones, and removed; one in force never', async () => {
    const { body } = await call('material-pricings/last-pricings/pvc', staff.clerk)
    const record = (body.data as Record<string, unknown>[]).find(({ status }) => status === 'active')
    const { id: name, number: _, updatedAt: __, ...rates } = record ?? {}
    const data = { ...rates, status: 'draft' }
    const made = await call('material-pricings', staff.clerk, 'POST', { data })
    expect(made.status).toBe(201)
    const draft = (made.body.data as { id: string }).id
    expect(draft).not.toBe(name)
    expect(
      (await call('material-pricings', staff.clerk, 'POST', { data: { ...data, status: 'active' } })).status,
    ).toBe(403)
    expect(
      (await call('material-pricings', staff.owner, 'POST', { data: { ...data, bands: [] } })).status,
    ).toBe(400)
    expect((await call(`material-pricings/${draft}`, staff.clerk, 'DELETE')).status).toBe(204)
    expect((await call(`material-pricings/${name}`, staff.owner, 'DELETE')).body.code).toBe('rates_in_force')
  })
})

describe('competitors’ prices', () => {
  const csv = (rows: string) => `competitor;material;width;height;quantity;price\r\n${rows}`
  const take = (text: string, by = staff.clerk) =>
    call('tools/competitors/import', by, 'POST', { country: 'FR', csv: text })
  const rows = async () =>
    (await call('tools/competitors?country=FR&locale=fr-FR', staff.clerk)).body.rows as {
      material: string
      ours: number
      theirs: { id: number; competitor: string; price: number }[]
    }[]

  it('are taken from a file whole or not at all, each once, and stand beside ours', async () => {
    const refused = await take(
      csv('A;pvc;100;50;1;9,999\r\nB;nobody;100;50;1;9\r\n=cmd();pvc;100;50;1;9\r\nC;pvc;100;50;1;-9'),
    )
    expect(refused.body.details).toMatchObject({
      faults: [
        { row: 2, column: 'price', code: 'not_a_number' },
        { row: 3, column: 'material', code: 'unknown_material' },
        { row: 4, column: 'competitor', code: 'formula' },
        { row: 5, column: 'price', code: 'not_a_number' },
      ],
    })
    expect((await take(csv('A;pvc;100;50;1;9\r\nA;pvc;100;50;1;8'))).body.details).toMatchObject({
      faults: [{ row: 3, code: 'twice' }],
    })
    expect((await take('competitor;material\r\nA;pvc')).body.details).toMatchObject({
      faults: [{ code: 'missing_column' }, {}, {}, {}],
    })
    const name = `Graveur ${randomBytes(3).toString('hex')}`
    expect((await take(csv(`${name};pvc;100;50;1;9,50`))).body).toEqual({ prices: 1 })
    expect((await take(csv(`${name};pvc;100;50;1;9,90`))).body).toEqual({ prices: 1 })
    const theirs = (await rows()).flatMap(row => row.theirs).filter(({ competitor }) => competitor === name)
    expect(theirs).toMatchObject([{ price: 9.9 }])
    expect((await rows()).every(({ ours }) => ours > 0)).toBe(true)
    const path = `tools/competitors/${theirs[0]?.id}`
    expect((await call(path, staff.production, 'DELETE')).status).toBe(403)
    expect((await call(path, staff.clerk, 'DELETE')).status).toBe(204)
  })
})
