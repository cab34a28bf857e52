import { describe, expect, it } from 'vitest'
import { isOpenToAll, isPanelRequest } from '@/server/doors/http/panel-routes'

const names = {
  collections: new Set(['orders', 'clients', 'admins', 'media', 'pages']),
  globals: new Set(['footer']),
}
const ask = (text: string) => {
  const [method = '', path = ''] = text.split(' ')
  return { method, segments: path.split('/').filter(Boolean) }
}

describe('the panel’s API', () => {
  it.each([
    'GET /access',
    'GET /orders',
    'GET /orders/12',
    'GET /orders/count',
    'POST /pages',
    'POST /pages/access/3',
    'PATCH /pages/3',
    'GET /pages/versions/0a1b',
    'POST /pages/versions/0a1b',
    'POST /pages/3/duplicate',
    'DELETE /clients/7',
    'POST /clients/unlock',
    'POST /admins/login',
    'GET /admins/me',
    'GET /media/file/a picture.webp',
    'GET /globals/footer',
    'POST /globals/footer',
    'POST /payload-preferences/collection-orders',
    'GET /payload-locked-documents',
  ])('is open for %s', text => {
    expect(isPanelRequest(ask(text), names)).toBe(true)
  })

  it.each([
    'POST /clients/first-register',
    'POST /clients/FIRST-REGISTER',
    'POST /CLIENTS/first-register',
    'POST /Clients/login',
    'POST /clients/login',
    'GET /clients/me',
    'POST /clients/reset-password',
    'POST /clients/verify/abc',
    'POST /admins/first-register',
    'POST /admins/FIRST-REGISTER',
    'GET /media/paste-url/1',
    'GET /orders/distinct',
    'GET /idempotency-keys',
    'GET /payload-migrations',
    'POST /payload-jobs/run',
    'POST /reorder',
    'PUT /orders/12',
    'OPTIONS /orders',
    'GET /globals/secrets',
    'GET /__proto__',
    'GET /constructor/1',
    'GET /orders/1/2',
    'GET /media/file/..%2f..%2fetc',
    'POST /globals',
  ])('does not exist for %s', text => {
    const { method, segments } = ask(text)
    expect(isPanelRequest({ method, segments: segments.map(decodeURIComponent) }, names)).toBe(false)
  })

  it('asks for a session but at its doors', () => {
    expect(
      ['POST /admins/login', 'GET /admins/me', 'GET /media/file/x.png'].map(t => isOpenToAll(ask(t))),
    ).toEqual([true, true, true])
    expect(
      ['GET /pages', 'POST /admins', 'POST /admins/unlock', 'GET /media/1'].map(t => isOpenToAll(ask(t))),
    ).toEqual([false, false, false, false])
  })
})
