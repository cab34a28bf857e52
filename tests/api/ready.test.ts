import { describe, expect, it } from 'vitest'
import { query } from './support/database'
import { get, shopUrl, signIn } from './support/shop'

describe('how the shop is, for machines (RUN-2)', () => {
  it('is reported in states and nothing else, and never cached', async () => {
    const ready = await fetch(`${shopUrl}/api/ready`)
    expect(ready.status).toBe(200)
    const states = await ready.json()
    expect(Object.keys(states).sort()).toEqual(['database', 'disk', 'migrations', 'queue', 'status'])
    expect(states).toMatchObject({ status: 'ready', database: 'up', migrations: 'done' })
    const health = await fetch(`${shopUrl}/api/health`)
    expect(await health.json()).toEqual({ status: 'up' })
    for (const { headers } of [ready, health]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('age')).toBeNull()
    }
  })

  it('stands in the description of the API, the answer of a shop that cannot sell too', async () => {
    const { paths } = await (await fetch(`${shopUrl}/api/openapi.json`)).json()
    expect(Object.keys(paths['/api/ready'].get.responses)).toEqual(['200', '503', 'default'])
    expect(paths['/api/health'].get.security).toEqual([])
  })

  it('says that a release waits for its tables, and takes it back', async () => {
    const [last] = await query<{ name: string }>(
      'select name from payload_migrations order by name desc limit 1',
    )
    const rename = (from: string, to: string) =>
      query('update payload_migrations set name = $2 where name = $1', [from, to])
    const name = last?.name ?? ''
    await rename(name, 'elsewhere')
    const state = async () => {
      const answer = await fetch(`${shopUrl}/api/ready`)
      return [answer.status, (await answer.json()).migrations]
    }
    try {
      await expect.poll(state).toEqual([503, 'waiting'])
    } finally {
      await rename('elsewhere', name)
    }
    await expect.poll(state).toEqual([200, 'done'])
  })
})

describe('an outage on the panel’s home (RUN-3)', () => {
  it('is said while it lasts and a day after its end, to who looks after the shop', async () => {
    const staff = await signIn()
    const home = async () => (await get('/admin', staff)).text()
    const [row] = await query<{ id: number }>(
      "insert into outages (kind, since) values ('mail', now() - interval '1 hour') returning id",
    )
    try {
      expect(await home()).toContain('Le serveur d’e-mails n’accepte pas la boutique')
      await query("update outages set until = now() - interval '10 minutes' where id = $1", [row?.id])
      expect(await home()).toContain('Le serveur d’e-mails n’acceptait pas la boutique')
      await query(
        "update outages set until = now() - interval '2 days', since = now() - interval '3 days' where id = $1",
        [row?.id],
      )
      expect(await home()).not.toContain('Le serveur d’e-mails n’accept')
    } finally {
      await query('delete from outages where id = $1', [row?.id])
    }
  })
})
