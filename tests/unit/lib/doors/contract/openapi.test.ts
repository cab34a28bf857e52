import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '@/lib/doors/contract/openapi'
import { catalogue } from '@/tests/support/catalogue'

const document = JSON.parse(JSON.stringify(openApiDocument(catalogue.countries, 'https://shop.test')))
const schemas = z.record(z.string(), z.unknown()).parse(document.components.schemas)

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, own]) =>
    name === '$ref' && typeof own === 'string' ? [own] : references(own),
  )
}

/** The methods that the source of a route defines; a route made by a helper may answer others too. */
const methodsOf = (source: string): string[] =>
  ['get', 'post', 'put', 'patch', 'delete'].filter(method =>
    new RegExp(`^  ${method.toUpperCase()}: |[{,] ${method.toUpperCase()}: `, 'm').test(source),
  )

describe('the description of the API', () => {
  it('is of OpenAPI 3.1 and names every operation once', () => {
    expect(document.openapi).toBe('3.1.0')
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(path =>
      Object.values(path).map(operation => operation.operationId),
    )
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells what the buyer of an order can do about it', () => {
    const ofOrder = Object.keys(document.paths).filter(path => path.startsWith('/api/order'))
    expect(ofOrder).toEqual(
      expect.arrayContaining([
        '/api/orders',
        '/api/orders/{id}',
        '/api/orders/{id}/documents/{file}',
        '/api/orders/{id}/proofs/{line}',
        '/api/orders/{id}/withdrawals',
        '/api/orders/{id}/claims',
        '/api/order-links',
      ]),
    )
  })

  it('names every call of buyers, staff and the workshop that the shop answers', () => {
    const folder = path.resolve('app/api')
    const about =
      /^(?:orders?|packing|production|quotations|tools|material-pricings|stand-ins|jobs|price-lists|auth\/staff|(?:pages|s(?:ign|tamp)-models)\/\[id\])[^/]*\/(?:.*\/)?route\.ts$/
    const answered = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => about.test(file))
      .flatMap(file => {
        const address = `/api/${path.dirname(file).replaceAll(/\[(\w+)\]/g, '{$1}')}`
          .replace('/{line}/{file}', '/{line}/production.pdf')
          .replace('/sheets/{id}/{file}', '/sheets/{id}/sheet.dxf')
        return methodsOf(readFileSync(path.join(folder, file), 'utf8')).map(method => `${method} ${address}`)
      })
    expect(answered.length).toBeGreaterThan(60)
    const isDocumented = (call: string) => {
      const [method = '', address = ''] = call.split(' ')
      return method in (document.paths[address] ?? {})
    }
    expect(answered.filter(call => !isDocumented(call))).toEqual([])
  })

  it('refers to nothing that it does not hold', () => {
    const missing = references(document).filter(
      ref =>
        !ref.startsWith('#/components/schemas/') || !(ref.slice('#/components/schemas/'.length) in schemas),
    )
    expect(missing).toEqual([])
  })

  it('asks for the token where content is read, and names parameters as they are sent', () => {
    const { get } = document.paths['/api/pages/url/']
    expect(get.security).toEqual([{ token: [] }])
    expect(get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual(['locale', 'url'])
    expect(document.paths['/api/products/{a}/{b}/{c}'].get.parameters[0]).toMatchObject({
      in: 'path',
      required: true,
    })
  })

  it('describes an entry of the menu by itself', () => {
    expect(references(schemas.MenuEntry)).toEqual(['#/components/schemas/MenuEntry'])
  })

  it('describes files as bytes, and what answers nothing as nothing', () => {
    const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    expect(document.paths['/api/own-pictures'].post.requestBody.content).toEqual(bytes)
    expect(document.paths['/api/own-pictures/{hash}'].get.responses['200'].content).toEqual(bytes)
    const { get, delete: end } = document.paths['/api/shared-designs/{code}']
    expect(get.parameters[0]).toMatchObject({ name: 'code', in: 'path', required: true })
    expect(end.responses['204'].content).toBeUndefined()
  })
})
