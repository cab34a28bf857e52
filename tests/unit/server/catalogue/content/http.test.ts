import { describe, expect, it } from 'vitest'
import { allProducts } from '@/server/catalogue/content/all'
import { createHttpContent } from '@/server/catalogue/content/http'

interface Call {
  url: string
  headers: Headers
  body: unknown
}

/** A service that gives these answers in turn, the last one from then on, and remembers what it was asked. */
function service(...answers: (Response | Error)[]) {
  const calls: Call[] = []
  const waits: number[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    calls.push({ url: String(url), headers: new Headers(init?.headers), body: init?.body })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    if (!answer || answer instanceof Error) throw answer
    return answer.clone()
  }
  const content = (generating = false) =>
    createHttpContent({
      url: 'https://content.test/',
      token: 'secret',
      fetch,
      generating,
      wait: async milliseconds => {
        waits.push(milliseconds)
      },
    })
  return { calls, waits, content }
}

const footer = { data: { text: '', columns: [] } }
const ok = (body: unknown) => Response.json(body)
const failed = () => new Response('', { status: 503 })

describe('the client of an outside content service', () => {
  it('sends the public token, the locale and the address asked for', async () => {
    const { calls, content } = service(new Response('', { status: 404 }))
    await content().pageByUrl('/stamp/', 'fr-BE')
    expect(calls[0]?.url).toBe('https://content.test/api/pages/url/?locale=fr-BE&url=%2Fstamp%2F')
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret')
  })

  it('takes 404 for nothing, without trying again', async () => {
    const { calls, content } = service(new Response('', { status: 404 }))
    expect(await content().pageByUrl('/x/', 'fr-FR')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('distinguishes a redirect from a page', async () => {
    const { content } = service(ok({ data: { redirect: { to: '/stamps/', permanent: true } } }))
    expect(await content().pageByUrl('/old/', 'en-GB')).toEqual({
      redirect: { to: '/stamps/', permanent: true },
    })
  })

  it('tries once more after a failure', async () => {
    const { calls, waits, content } = service(failed(), ok(footer))
    expect(await content().footer('fr-FR')).toEqual(footer.data)
    expect([calls.length, waits]).toEqual([2, []])
  })

  it('gives up after the second failure', async () => {
    const { calls, content } = service(new Error('no route'))
    await expect(content().footer('fr-FR')).rejects.toThrow('no answer')
    expect(calls).toHaveLength(2)
  })

  it('tries eight times more, 300 ms apart, while pages are generated', async () => {
    const { calls, waits, content } = service(failed())
    await expect(content(true).footer('fr-FR')).rejects.toThrow('no answer')
    expect(calls).toHaveLength(9)
    expect(waits).toEqual(Array(8).fill(300))
  })

  it('refuses an answer that is not the contract', async () => {
    const { content } = service(ok({ data: { text: 1 } }))
    await expect(content().footer('fr-FR')).rejects.toThrow('not the contract')
  })

  it('refuses to go on when its token is refused', async () => {
    const { calls, content } = service(new Response('', { status: 401 }))
    await expect(content().footer('fr-FR')).rejects.toThrow('401')
    expect(calls).toHaveLength(1)
  })

  it('reads a list of products to its last page', async () => {
    const meta = (page: number) => ({ pagination: { page, pageSize: 100, pageCount: 3, total: 201 } })
    const { calls, content } = service(...[1, 2, 3].map(page => ok({ data: [], meta: meta(page) })))
    await allProducts(content(), { type: ['cartridge'], brand: 'colop' }, 'de-DE')
    expect(calls.map(call => new URL(call.url).searchParams.get('pagination[page]'))).toEqual(['1', '2', '3'])
    expect(new URL(calls[0]?.url ?? '').searchParams.get('filters[type]')).toBe('cartridge')
  })

  it('repeats a filter that is a list, and names the others once', async () => {
    const meta = { pagination: { page: 1, pageSize: 10, pageCount: 1, total: 0 } }
    const { calls, content } = service(ok({ data: [], meta }))
    await content().cards(
      { id: ['sign-pvc', 'sign-brass'], topic: 'door' },
      'de-DE',
      { page: 1, pageSize: 10 },
      { test: '0' },
    )
    const { pathname, searchParams } = new URL(calls[0]?.url ?? '')
    expect(pathname).toBe('/api/cards/')
    expect(searchParams.getAll('filters[id][$in]')).toEqual(['sign-pvc', 'sign-brass'])
    expect(searchParams.getAll('filters[topic]')).toEqual(['door'])
    expect(searchParams.get('test')).toBe('0')
  })

  it('asks for so many of a list by the name that the contract has for it', async () => {
    const { calls, content } = service(ok({ data: [] }))
    await content().similarProducts('sign-pvc', 10, 'fr-FR')
    await content().similarSigns('sign-pvc', '/plaque/sign-pvc/', 'fr-FR')
    const asked = calls.map(({ url }) => decodeURIComponent(url.split('/api/')[1] ?? ''))
    expect(asked).toEqual([
      'products/similar-product/sign-pvc?locale=fr-FR&pagination[limit]=10',
      'sign-models/similar-product/sign-pvc?locale=fr-FR&url=/plaque/sign-pvc/',
    ])
  })
})
