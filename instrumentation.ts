/** Begins what runs beside the requests, once a server: the mails that wait. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ getPayload }, { default: config }, { startMailDelivery }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./server/jobs/outbox'),
  ])
  startMailDelivery(await getPayload({ config }))
}
