import { timingSafeEqual } from 'node:crypto'
import { revalidatePath } from 'next/cache'

/** Forgets every static page. Only the process that started the server knows the token. */
export function POST(request: Request) {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${process.env.INTERNAL_TOKEN ?? ''}`)
  if (!process.env.INTERNAL_TOKEN || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return Response.json({ code: 'forbidden' }, { status: 403 })
  }
  revalidatePath('/', 'layout')
  return Response.json({ revalidated: true })
}
