/**
 * Begins what every server needs, once: the check of each request before Next has it, the address that limits count,
 * what follows a change, waiting jobs, scenes of older orders, the end of sessions without a second factor.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ refuseSettings }, { guardRequests }, { siteUrl }, { notePeers }] = await Promise.all([
    import('./server/doors/next/refuse-settings'),
    import('./server/doors/next/guard-requests'),
    import('./lib/ground/site/url'),
    import('./server/ground/http/address'),
  ])
  refuseSettings()
  guardRequests(siteUrl())
  notePeers()
  const [
    { getPayload },
    { default: config },
    { outliveConnections },
    { startJobs },
    { keepOlderScenes },
    { endOpenStaff },
    { provideShopHooks },
  ] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./server/ground/lost-connections'),
    import('./server/doors/jobs/work'),
    import('./server/orders/keep-older-scenes'),
    import('./server/people/factors/end-open-staff'),
    import('./server/doors/next/provide-shop-hooks'),
  ])
  provideShopHooks()
  const payload = await getPayload({ config })
  outliveConnections(payload)
  await endOpenStaff(payload)
  await startJobs(payload)
  keepOlderScenes(payload).catch(error =>
    console.error('The scenes of older orders could not be kept:', error),
  )
}
