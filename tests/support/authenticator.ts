import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The few forms of CBOR that a device's answers are written in. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(pair => pair.map(cbor))])
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** Present, and made sure who it is; with a key of its own in the first answer. */
const flags = { signed: 0x05, made: 0x45 } as const

/** A device with one key for one site, as far as a shop sees it. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0

  constructor(
    readonly origin: string,
    readonly host = new URL(origin).hostname,
  ) {}

  #clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #authData(flag: number, more = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.host), Buffer.from([flag]), counter, more])
  }

  #around(response: Record<string, string>) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** The answer to the options of a registration. */
  make({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // An ES256 key by COSE: kind, algorithm, curve, coordinates.
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const authData = this.#authData(flags.made, Buffer.concat([Buffer.alloc(16), length, this.id, key]))
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#around({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(cbor(attestation)),
    })
  }

  /** The answer to the options of a login. */
  sign({ challenge }: { challenge: string }) {
    this.counter += 1
    const authData = this.#authData(flags.signed)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return this.#around({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    })
  }
}
