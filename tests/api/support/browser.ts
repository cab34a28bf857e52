import { expect } from 'vitest'
import { hintOf } from '@/tests/support/openid-double.mjs'
import { shopUrl } from './shop'

/** What a service says of somebody. */
interface Person {
  email?: string
  email_verified?: boolean
  name?: string
}

/** What a browser does: keeps cookies by host and follows where it is led, step by step. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>()

  async get(url: string): Promise<Response> {
    const { host } = new URL(url)
    const own = this.cookies.get(host) ?? new Map<string, string>()
    this.cookies.set(host, own)
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /Max-Age=0/i.test(set)) own.delete(name)
      else own.set(name, value)
    }
    return response
  }

  /** The address to which a service sends a person back after he has identified himself. */
  async answerOf(provider: string, hint: string, back = '/account/?menu=login'): Promise<string> {
    const started = await this.get(`${shopUrl}/api/auth/${provider}?${new URLSearchParams({ back })}`)
    expect(started.status).toBe(303)
    let url = `${started.headers.get('location')}&login_hint=${hint}`
    while (!url.includes('/callback')) {
      const response = await this.get(url)
      url = new URL(response.headers.get('location') ?? '', url).href
    }
    return url
  }

  async who() {
    return (await (await this.get(`${shopUrl}/api/clients`)).json()) as Record<string, unknown>
  }
}

/** Logs in by a service as a person. Returns the last address. */
export async function comeBy(provider: string, person: Person, browser = new Browser()) {
  return { browser, response: await browser.get(await browser.answerOf(provider, hintOf(person))) }
}
