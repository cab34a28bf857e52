import { readReadiness } from '@/server/ground/health/readiness'

/** Asked again each time, never made at a build. */
export const dynamic = 'force-dynamic'

/** `GET /api/ready`: whether the shop can take an order, and how database, migrations, disk and queue are; 503 where it cannot. */
export async function GET() {
  const readiness = await readReadiness()
  return Response.json(readiness, {
    status: readiness.status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
