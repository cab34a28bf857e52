/** Begins what runs beside the requests, once a server: the mails that wait, the scenes of older orders. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ getPayload }, { default: config }, { startMailDelivery }, { keepOlderScenes }] = await Promise.all(
    [
      import('payload'),
      import('@payload-config'),
      import('./server/jobs/outbox'),
      import('./server/orders/keep-older-scenes'),
    ],
  )
  const payload = await getPayload({ config })
  startMailDelivery(payload)
  keepOlderScenes(payload).catch(error =>
    console.error('The scenes of older orders could not be kept:', error),
  )
}
