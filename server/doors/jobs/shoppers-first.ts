import 'server-only'

const state = globalThis as { ordersInHand?: number; whenIdle?: (() => void)[] }

/** Does work that a shopper waits for; other jobs pause meanwhile. */
export async function beforeJobs<T>(work: () => Promise<T>): Promise<T> {
  state.ordersInHand = (state.ordersInHand ?? 0) + 1
  try {
    return await work()
  } finally {
    state.ordersInHand -= 1
    if (state.ordersInHand === 0) for (const go of state.whenIdle?.splice(0) ?? []) go()
  }
}

/** Resolves once no shopper waits, or after `atMostMs`: in an endless rush jobs go on all the same. */
export async function afterShoppers(atMostMs: number): Promise<void> {
  if (!state.ordersInHand) return
  await new Promise<void>(resolve => {
    const late = setTimeout(resolve, atMostMs)
    state.whenIdle ??= []
    state.whenIdle.push(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
