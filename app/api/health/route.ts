/** Tells whoever started the server that it answers; it touches nothing, so it says nothing of the database. */
export function GET() {
  return Response.json({ status: 'up' })
}
