/**
 * Every address has a route that answers for it, and a page that is not found is drawn by `NotFoundView`. Next adds
 * this view to every page: Next's own view weighs 390 bytes as Brotli.
 */
export default function NotFound() {
  return (
    <html lang="fr">
      <body>404</body>
    </html>
  )
}
