/** What is wrong with how a proxy in front of the shop names its clients, and which proxy. */
export interface ProxyFault {
  /** `silent`: it is trusted and names nobody. `undeclared`: it names them, and `TRUST_PROXY` says that there is none. */
  kind: 'silent' | 'undeclared'
  proxy: string
}

/** After so many requests without any name, and more of them than with one, a trusted proxy is not trusted any longer. */
const silentAfter = 10
/** How long a proxy is not trusted after the last such request, in ms. */
const distrustMs = 10 * 60_000
/** So many requests with a proxy's headers from this machine or network, and few without, come from a proxy. */
const undeclaredAfter = 20
/** So many times as many of them as of all others. */
const undeclaredShare = 10
/** From so many requests on, the counts of one neighbour or of all are halved, so that a change is noticed. */
const mostCounted = 1000
/** How many neighbours are remembered. */
const mostNeighbours = 1000

/** Addresses of this machine and of private networks, in which proxies stand. */
const isPrivate = (address: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|^(?:f[cd]|fe[89ab])[0-9a-f]{0,2}:|^(?:0:0:0:0|::1)$/i.test(
    address,
  )

/** How one request reached the shop. */
export interface Passage {
  /** The address of the peer that is connected to the shop. */
  nearest: string
  /** How many proxies in front of the shop are trusted. */
  proxies: number
  /** How many addresses are named before the nearest one. */
  named: number
  /** Whether any header of a proxy was sent along. */
  isForwarded: boolean
}

/** Counts requests that come with a proxy's headers though no proxy is declared. */
function createUndeclaredCount() {
  const counts = { proxy: '', forwarded: 0, others: 0 }
  const isUndeclared = (): boolean =>
    counts.forwarded >= undeclaredAfter && counts.forwarded >= counts.others * undeclaredShare
  return {
    add({ nearest, isForwarded }: Passage): void {
      if (isForwarded && isPrivate(nearest)) {
        counts.proxy = nearest
        counts.forwarded += 1
      } else counts.others += 1
      if (counts.forwarded + counts.others > mostCounted) {
        counts.forwarded /= 2
        counts.others /= 2
      }
    },
    /** The proxy that is not declared; null where there is none. */
    proxy: (): string | null => (isUndeclared() ? counts.proxy : null),
  }
}

/**
 * Watches how requests whose address counts reach the shop (PAGE-23). A trusted proxy that names nobody lets its clients name any address
 * themselves: addresses named behind it are then ignored.
 */
export function createProxyWatch({
  now = Date.now,
  report,
}: {
  now?: () => number
  report: (fault: ProxyFault) => void
}) {
  const neighbours = new Map<string, { silent: number; good: number; last: number }>()
  const undeclared = createUndeclaredCount()
  const reported = new Set<string>()

  const isSilent = (nearest: string): boolean => {
    const known = neighbours.get(nearest)
    return (
      known !== undefined &&
      known.silent >= silentAfter &&
      known.silent > known.good &&
      now() - known.last < distrustMs
    )
  }

  function reportOnce(fault: ProxyFault) {
    const key = `${fault.kind} ${fault.proxy}`
    if (reported.has(key)) return
    reported.add(key)
    report(fault)
  }

  // Too few names are no silence: a request that bypasses the first of two proxies has one, and would end the trust for all behind it.
  function noteSilence({ nearest, proxies, named }: Passage) {
    if (named > 0 && named < proxies) return
    const known = neighbours.get(nearest) ?? { silent: 0, good: 0, last: 0 }
    if (now() - known.last >= distrustMs) known.silent = 0
    if (named > 0) known.good += 1
    else {
      known.silent += 1
      known.last = now()
    }
    if (known.silent + known.good > mostCounted) {
      known.silent /= 2
      known.good /= 2
    }
    if (!neighbours.has(nearest) && neighbours.size >= mostNeighbours) neighbours.clear()
    neighbours.set(nearest, known)
    if (isSilent(nearest)) reportOnce({ kind: 'silent', proxy: nearest })
  }

  function noteUndeclared(passage: Passage) {
    undeclared.add(passage)
    if (undeclared.proxy() !== null) reportOnce({ kind: 'undeclared', proxy: passage.nearest })
  }

  return {
    /** Notes how a request came. */
    note: (passage: Passage) => (passage.proxies > 0 ? noteSilence(passage) : noteUndeclared(passage)),
    /** Whether addresses named behind this neighbour are ignored now. */
    isSilent,
    /** What is wrong now; null where nothing is. */
    fault(): ProxyFault | null {
      const proxy = [...neighbours.keys()].find(isSilent)
      if (proxy) return { kind: 'silent', proxy }
      const unnamed = undeclared.proxy()
      return unnamed === null ? null : { kind: 'undeclared', proxy: unnamed }
    },
  }
}
