import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { invalidateAll, invalidateContent } from '@/server/catalogue/content/invalidate'

const named = z.object({ collections: z.array(z.string().max(100)).max(50) })

/** Forgets every kept page, or those that show the named collections. The caller needs the token of this installation. */
export async function POST(request: Request) {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${process.env.INTERNAL_TOKEN ?? ''}`)
  if (!process.env.INTERNAL_TOKEN || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return Response.json({ code: 'forbidden' }, { status: 403 })
  }
  const asked = named.safeParse(await request.json().catch(() => null))
  await (asked.success ? invalidateContent(asked.data.collections) : invalidateAll())
  return Response.json({ revalidated: true })
}
