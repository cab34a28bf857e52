/**
 * Every address has a route that answers for it, and a page that is not found is drawn by `NotFoundView`. Next gives
 * every page this view of that case along: its own weighs 390 bytes as Brotli.
 */
export default function NotFound() {
  return (
    <html lang="fr">
      <body>404</body>
    </html>
  )
}
