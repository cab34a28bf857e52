/** Says that the server answers. It touches nothing else: `/api/ready` says how database, disk and queue are. */
export function GET() {
  return Response.json({ status: 'up' }, { headers: { 'cache-control': 'no-store' } })
}
