import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { z } from 'zod'
import { ordersOfDocument } from '@/cms/document-search'
import { languageOf, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import type { ToolsFound, toolsQuery } from '@/lib/office/contract/tools'
import type { Actor } from '@/lib/people/actor/actor'
import { listProducts } from '@/server/catalogue/content/products'
import { staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'

/** At most this many are found (TOOLS-1). */
export const mostFound = 8

type Found = ToolsFound['found'][number]

/** The words of a query as a PostgreSQL prefix search; empty where there are none. */
const beginnings = (question: string): string =>
  (question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._+-]*/gu) ?? [])
    .slice(0, 6)
    .map(word => `'${word}':*`)
    .join(' & ')

/**
 * Which numbers of so many digits begin with those of the query, as SQL that can use an index; an older, shorter number is found as a
 * whole. Null where the query is no number.
 */
function beginsWith(question: string, length: number) {
  const digits = question.replaceAll(/\s/g, '')
  if (!/^[1-9]\d{1,8}$/.test(digits) || digits.length > length) return sql`false`
  const span = 10 ** (length - digits.length)
  const first = Number(digits) * span
  return sql`(id between ${first} and ${first + span - 1} or id = ${Number(digits)})`
}

interface OrderRow extends Record<string, unknown> {
  id: number
  name: string | null
  status: string
  total: number
  currency: string
}

async function findOrders(question: string): Promise<Found[]> {
  const words = beginnings(question.replaceAll('@', ' '))
  const payload = await shopPayload()
  const documented = await ordersOfDocument(payload, question)
  const { rows } = await payload.db.drizzle.execute<OrderRow>(sql`
    select id, name, status, total_minor::int as total, currency from (
      (select id, name, status, total_minor, currency, created_at, 0 as rank from orders
        where ${beginsWith(question, 9)}
        order by id limit ${mostFound})
      union
      (select id, name, status, total_minor, currency, created_at, 1 as rank from orders
        where to_tsvector('simple', coalesce(name, '') || ' ' || replace(coalesce(email, ''), '@', ' ') || ' ' || coalesce(phone, ''))
          @@ to_tsquery('simple', ${words})
        limit 200)
      union
      (select id, name, status, total_minor, currency, created_at, 0 as rank from orders
        where ${inArray(sql`id`, documented)})
    ) found
    where status not in ('cart', 'shared') order by rank, created_at desc limit ${mostFound}`)
  return rows.map(({ id, name, status, total, currency }) => ({
    kind: 'order',
    title: String(id),
    detail: name ?? '',
    state: status,
    amount: { minor: total, currency },
    href: `/admin/collections/orders/${id}`,
  }))
}

interface QuotationRow extends Record<string, unknown> {
  id: number
  name: string
  state: string
  total: number | null
  currency: string
}

async function findQuotations(question: string): Promise<Found[]> {
  const words = beginnings(question.replaceAll('@', ' '))
  const { rows } = await (await shopPayload()).db.drizzle.execute<QuotationRow>(sql`
    select id, name, state, total_minor::int as total, currency from (
      (select id, name, state, total_minor, currency, created_at from quotations
        where ${beginsWith(question, 8)} order by id limit ${mostFound})
      union
      (select id, name, state, total_minor, currency, created_at from quotations
        where to_tsvector('simple', name || ' ' || replace(email, '@', ' ') || ' ' || phone || ' ' || title)
          @@ to_tsquery('simple', ${words})
        limit 200)
    ) found order by created_at desc limit ${mostFound}`)
  return rows.map(({ id, name, state, total, currency }) => ({
    kind: 'quotation',
    title: String(id),
    detail: name,
    state,
    amount: total === null ? null : { minor: total, currency },
    href: `/admin/quotations?id=${id}`,
  }))
}

interface ClientRow extends Record<string, unknown> {
  id: number
  name: string | null
  email: string
}

async function findClients(question: string): Promise<Found[]> {
  const words = beginnings(question.replaceAll('@', ' '))
  const { rows } = await (await shopPayload()).db.drizzle.execute<ClientRow>(sql`
    select id, name, email from clients
    where to_tsvector('simple', coalesce(name, '') || ' ' || coalesce(admin_name, '') || ' ' || replace(coalesce(email, ''), '@', ' ') || ' ' || coalesce(phone, ''))
      @@ to_tsquery('simple', ${words})
    order by id desc limit ${mostFound}`)
  return rows.map(({ id, name, email }) => ({
    kind: 'client',
    title: name || email,
    detail: name ? email : '',
    state: null,
    amount: null,
    href: `/admin/collections/clients/${id}`,
  }))
}

async function findProducts(question: string, locale: SiteLocale): Promise<Found[]> {
  const words = question.toLocaleLowerCase(languageOf(locale)).split(/\s+/).filter(Boolean)
  const products = await listProducts({}, locale)
  return products
    .filter(({ title, slug, name }) => {
      const text = `${title} ${name} ${slug}`.toLowerCase()
      return words.every(word => text.includes(word))
    })
    .flatMap(({ name, title, url, price, slug }): Found[] => {
      if (url === null) return []
      const detail = title === name ? slug : title
      return [
        { kind: 'product', title: name, detail, state: null, amount: price, href: localePath(locale, url) },
      ]
    })
    .slice(0, mostFound)
}

/** A few of each list in turn, in the order of the lists, until there are enough. */
function share(lists: readonly Found[][]): Found[] {
  const counts = lists.map(() => 0)
  for (let left = mostFound, given = true; left > 0 && given; ) {
    given = false
    for (const [i, list] of lists.entries()) {
      if (left === 0 || (counts[i] ?? 0) >= list.length) continue
      counts[i] = (counts[i] ?? 0) + 1
      left -= 1
      given = true
    }
  }
  return lists.flatMap((list, i) => list.slice(0, counts[i]))
}

/** What the staff look for among products, orders, quotations and clients: the beginnings of words, or of a number (TOOLS-1). */
export async function searchShop(actor: Actor, { q: question, locale, only }: z.output<typeof toolsQuery>) {
  const allowed = staffWith(actor, 'tools.use')
  if (!allowed.ok) return allowed
  const hasWords = beginnings(question) !== ''
  if (only) {
    const found = hasWords ? await findClients(question) : []
    return { ok: true as const, answer: { found } satisfies ToolsFound }
  }
  const lists = await Promise.all([
    findProducts(question, locale),
    hasWords ? findOrders(question) : [],
    hasWords ? findQuotations(question) : [],
    hasWords ? findClients(question) : [],
  ])
  return { ok: true as const, answer: { found: share(lists) } satisfies ToolsFound }
}
