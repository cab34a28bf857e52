import { timingSafeEqual } from 'node:crypto'
import { invalidateAll } from '@/server/content/invalidate'

/** Forgets every kept page. Only who knows the token of this installation may ask. */
export async function POST(request: Request) {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${process.env.INTERNAL_TOKEN ?? ''}`)
  if (!process.env.INTERNAL_TOKEN || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return Response.json({ code: 'forbidden' }, { status: 403 })
  }
  await invalidateAll()
  return Response.json({ revalidated: true })
}
