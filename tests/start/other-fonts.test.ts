import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { testLimits } from '@/tests/support/limits.mjs'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { byNext } from '@/tests/support/servers.mjs'

const staff = { email: 'owner@shop.test', password: 'owner-password-1!' }

/** The installation after another upgrade: the same code, but every font file has the letters of the next one. */
function withOtherFonts(folder: string): string {
  const fonts = path.join(folder, 'public/fonts')
  mkdirSync(fonts, { recursive: true })
  const link = (name: string) => symlinkSync(path.join(root, name), path.join(folder, name))
  for (const name of readdirSync(root)) if (name !== 'public' && !name.startsWith('.git')) link(name)
  for (const name of readdirSync(path.join(root, 'public'))) if (name !== 'fonts') link(`public/${name}`)
  const files = readdirSync(path.join(root, 'public/fonts')).filter(name => name.endsWith('.ttf'))
  files.forEach((name, index) => {
    const other = files[(index + 1) % files.length] ?? name
    writeFileSync(path.join(fonts, name), readFileSync(path.join(root, 'public/fonts', other)))
  })
  return folder
}

async function signIn(url: string) {
  const response = await fetch(`${url}/cms-api/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, origin: url }
}

type Session = Awaited<ReturnType<typeof signIn>>

/** The production files of both lines of an order, as bytes. */
const filesOf = (url: string, order: number, headers: Session) =>
  Promise.all(
    [1, 2].flatMap(line =>
      ['production.pdf', 'production.svg'].map(async file => {
        const response = await fetch(`${url}/api/orders/${order}/lines/${line}/${file}`, { headers })
        expect(response.status).toBe(200)
        return Buffer.from(await response.arrayBuffer()).toString('base64')
      }),
    ),
  )

async function deleteMaterial(url: string, name: string, headers: Session) {
  const address = `${url}/cms-api/materials`
  const found = await (await fetch(`${address}?where[name][equals]=${name}&limit=1`, { headers })).json()
  const deleted = await fetch(`${address}/${found.docs[0].id}`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(200)
}

it('an order is made to the byte as it was approved, its material deleted and every font file another', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-fonts-'))
  chmodSync(folder, 0o755)
  let running: { stop: () => Promise<unknown> } | null = null
  try {
    const dataDir = path.join(folder, 'data')
    const env = { ...testLimits, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password }
    const stamp = templateDesign('template-company-address-fr')
    const sign = templateDesign('template-lawyer-plaque-fr')
    const body = orderBody({ items: [designedItem(stamp), designedItem(sign)] })

    const before = await startShop({ dataDir, env })
    running = before
    const agreed = await agreedBody(before.url, body)
    const another = await agreedBody(before.url, orderBody({ items: [designedItem(stamp)] }))
    const order = (await (await sendOrder(before.url, agreed)).json()) as number
    const session = await signIn(before.url)
    const approved = await filesOf(before.url, order, session)
    await deleteMaterial(before.url, sign.config.material, session)
    expect(await (await sendOrder(before.url, agreed)).json()).toMatchObject({ code: 'product_unavailable' })
    await before.stop()
    running = null

    const cwd = withOtherFonts(path.join(folder, 'site'))
    const after = await byNext(dataDir, env, cwd)
    running = after
    const font = 'roboto-regular.ttf'
    const served = Buffer.from(await (await fetch(`${after.url}/fonts/${font}`)).arrayBuffer())
    expect(served.equals(readFileSync(path.join(root, 'public/fonts', font)))).toBe(false)
    // An order with these font files is refused: the engine sees that they are not those that it was made for.
    expect((await sendOrder(after.url, another)).ok).toBe(false)
    expect(await filesOf(after.url, order, await signIn(after.url))).toEqual(approved)
  } finally {
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
