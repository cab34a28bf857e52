import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsFault, settingsNotes } from '@/server/ground/settings/check'
import { retiredSettings, settingsSchema } from '@/server/ground/settings/schema'

const PAYLOAD_SECRET = 'a-secret-of-this-test'
const faultOf = (env: Record<string, string>) => settingsFault({ PAYLOAD_SECRET, ...env })

describe('a wrong setting', () => {
  it.each([
    [{ REVIEW_INVITATION_KEY: 'short' }, 'REVIEW_INVITATION_KEY must be at least 8 characters long.'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL must be an address that begins with https:// or http://.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number, 0 or more.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number, 0 or more.'],
    [{ EDGE_MAX_MB: '0' }, 'EDGE_MAX_MB must be a number above zero.'],
    [{ EDGE: 'no' }, 'EDGE must be on or off.'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535.'],
    [
      { DATABASE_URL: 'mysql://a/b' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { TAG_CONTAINER: 'http://tags.example/a.js' },
      'TAG_CONTAINER must name https addresses alone, separated by blanks.',
    ],
    [{ RATE_LIMITS: 'orders' }, /^RATE_LIMITS must be written as NAME=REQUESTS\/SECONDS/],
    [{ SITE_DOMAINS: 'xx-XX=https://a.example' }, /there is no locale xx-XX\.$/],
    [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is set to nothing: give it a value or leave it out.'],
  ])('is said in one sentence: %j', (env, said) => {
    const before = process.env.SITE_DOMAINS
    if ('SITE_DOMAINS' in env) process.env.SITE_DOMAINS = env.SITE_DOMAINS
    const fault = faultOf(env)
    if (before === undefined) delete process.env.SITE_DOMAINS
    else process.env.SITE_DOMAINS = before
    expect(fault).toEqual(said instanceof RegExp ? expect.stringMatching(said) : said)
  })

  it('is said with all others, and without its value', () => {
    const fault = faultOf({ PAYLOAD_SECRET: 'abc-value', EDGE_MAX_MB: 'many' })
    expect(fault).toBe(
      'EDGE_MAX_MB must be a number above zero; PAYLOAD_SECRET must be at least 16 characters long.',
    )
  })

  it('is not found where nothing is set', () => {
    expect(faultOf({})).toBeNull()
  })
})

describe('what an operator hears of settings that the shop runs with', () => {
  it('names those that are no longer read, with where they have gone', () => {
    for (const name of Object.keys(retiredSettings))
      expect(settingsNotes({ [name]: 'x' })).toEqual([
        `${name} is set and no longer read: ${retiredSettings[name]}.`,
      ])
    expect(settingsNotes({ BANK_IBAN: '' })).toEqual([])
  })

  it('names halves of what works together only', () => {
    expect(settingsNotes({ STRIPE_SECRET_KEY: 'k' })).toEqual([
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET, and does nothing alone.',
    ])
    expect(settingsNotes({ STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' })).toEqual([])
  })

  it('names what is misspelt, and nothing of other programs', () => {
    expect(settingsNotes({ SMPT_URL: 'x' })).toEqual([
      'SMPT_URL is no setting of the shop: is SMTP_URL meant?',
    ])
    expect(settingsNotes({ TRUST_PROXYS: '1' })).toEqual([
      'TRUST_PROXYS is no setting of the shop: is TRUST_PROXY meant?',
    ])
    expect(settingsNotes({ STRIPE_KEY: 'x' })).toEqual(['STRIPE_KEY is set, and nothing reads it.'])
    expect(
      settingsNotes({
        PATH: '/bin',
        GOOGLE_APPLICATION_CREDENTIALS: '/x',
        NODE_ENV: 'test',
        EDGE_URL: 'http://localhost:1',
      }),
    ).toEqual([])
  })
})

it('has every setting in the README, and none there that is not read', () => {
  const table = /## Settings([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const listed = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
  )
  const families = ['FACEBOOK_', 'LINKEDIN_']
  const named = new Set(listed.filter(name => !families.includes(name)))
  const spelt = Object.keys(settingsSchema.shape).filter(
    name => name !== 'INTERNAL_TOKEN' && !/^(?:FACEBOOK|LINKEDIN)_CLIENT_/.test(name),
  )
  expect([...named].sort()).toEqual(spelt.sort())
})
