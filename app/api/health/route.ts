/** Says that the server answers. It touches nothing else, so it says nothing about the database. */
export function GET() {
  return Response.json({ status: 'up' })
}
