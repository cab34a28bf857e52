/** Begins what runs beside the requests, once a server: whom limits count, jobs that wait, scenes of older orders. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ getPayload }, { default: config }, { startJobs }, { notePeers }, { keepOlderScenes }] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('./server/jobs/work'),
      import('./server/http/address'),
      import('./server/orders/keep-older-scenes'),
    ])
  notePeers()
  const payload = await getPayload({ config })
  await startJobs(payload)
  keepOlderScenes(payload).catch(error =>
    console.error('The scenes of older orders could not be kept:', error),
  )
}
