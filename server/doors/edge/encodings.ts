import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'
/** One body in the forms it can be sent in. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>

const pack = promisify(gzip)
const packSmall = promisify(brotliCompress)
const unpack = promisify(gunzip)

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest|wasm|xml)|image\/svg|font\/(?:ttf|otf))/
/** Smaller ones fit into one packet as they are. */
const worthPacking = 1000

/** How much a reader likes an encoding, from 0 for "not at all" to 1 (RFC 9110, 12.5.3). */
function weightOf(header: string, encoding: Encoding): number {
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
      const q = parameters.find(parameter => /^q\s*=/.test(parameter))
      const weight = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1))
      return [name, Number.isNaN(weight) ? 0 : weight] as const
    }),
  )
  return weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
}

/** The form to send, of those that are there: what the reader likes best, the smallest of equals. */
export function chooseEncoding(header: string | undefined, bodies: Bodies): Encoding {
  if (!header) return 'identity'
  const liked = (['br', 'gzip', 'identity'] as const)
    .filter(encoding => bodies[encoding] !== undefined)
    .map(encoding => ({ encoding, weight: weightOf(header, encoding) }))
    .filter(({ weight }) => weight > 0)
  const best = Math.max(...liked.map(({ weight }) => weight))
  return liked.find(({ weight }) => weight === best)?.encoding ?? 'identity'
}

/** A body as it was before it was packed; null for an encoding that the edge did not ask for. */
export async function unpacked(body: Buffer, encoding: string | undefined): Promise<Buffer | null> {
  if (encoding === undefined || encoding === 'identity') return body
  return encoding === 'gzip' ? unpack(body) : null
}

/**
 * The packed forms of a body, where packing is worth it.
 * @param type its Content-Type
 * @param lasting whether it is kept for good: Brotli's best takes twenty times as long as what a page gets
 */
export async function packedForms(identity: Buffer, type: string, lasting: boolean): Promise<Bodies> {
  if (identity.length < worthPacking || !compressible.test(type)) return { identity }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: lasting ? 11 : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [small, br] = await Promise.all([pack(identity), packSmall(identity, { params })])
  return { identity, gzip: small, br }
}
