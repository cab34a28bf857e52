import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { groundOn } from '@/lib/design/scene/elements/ground'
import {
  fieldFault,
  type QrValues,
  shownFields,
  valuesFor,
  writeContent,
} from '@/lib/design/scene/elements/qrcode/contents/content'
import { qrContents } from '@/lib/design/scene/elements/qrcode/contents/registry'
import { qrMatrix } from '@/lib/design/scene/elements/qrcode/matrix'
import {
  type QrCorrection,
  type QrcodeElement,
  qrCorrections,
  qrDataTypes,
} from '@/lib/design/scene/elements/qrcode/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { signDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

type QrType = QrcodeElement['qrDataType']

/** What a camera reads from the drawn code, with four modules of quiet zone. */
function scanned(data: string, correction?: QrCorrection): string | undefined {
  const matrix = qrMatrix(data, correction)
  if (!matrix) throw new Error('no code')
  const scale = 4
  const edge = (matrix.size + 8) * scale
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const column = Math.floor(x / scale) - 4
      const row = Math.floor(y / scale) - 4
      const inside = column >= 0 && row >= 0 && column < matrix.size && row < matrix.size
      if (inside && matrix.dark(column, row)) pixels.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3)
    }
  }
  const code = jsQR(pixels, edge, edge)
  return code ? new TextDecoder().decode(new Uint8Array(code.binaryData)) : undefined
}

const examples: Record<QrType, [QrValues, string]> = {
  url: [{ url: 'www.exemple.fr/menu?table=4' }, 'https://www.exemple.fr/menu?table=4'],
  text: [{ text: 'Sonnez deux fois, s’il vous plaît' }, 'Sonnez deux fois, s’il vous plaît'],
  wifi: [
    { ssid: 'Café; "Étoile"', security: 'WPA', password: 'mot:de\\passe,1', hidden: 'true' },
    'WIFI:T:WPA;S:Café\\; \\"Étoile\\";P:mot\\:de\\\\passe\\,1;H:true;;',
  ],
  email: [
    { to: 'bonjour@exemple.fr', subject: 'Devis & délai', body: 'Merci\nd’avance + 1' },
    'mailto:bonjour@exemple.fr?subject=Devis%20%26%20d%C3%A9lai&body=Merci%0Ad%E2%80%99avance%20%2B%201',
  ],
  phone: [{ phone: '0033 (4) 72.00-00/00' }, 'tel:+33472000000'],
  sms: [{ phone: '+33 6 00 00 00 00', message: 'RDV: 14 h' }, 'SMSTO:+33600000000:RDV: 14 h'],
  vcard: [
    {
      firstName: 'Zoé',
      lastName: 'Dupont; Fils',
      organisation: 'Étude A, B',
      jobTitle: 'Notaire',
      phone: '+33472000000',
      email: 'zoe@exemple.fr',
      url: 'https://exemple.fr',
      street: '1, rue de la Paix',
      zip: '69001',
      city: 'Lyon',
      country: 'France',
    },
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Dupont\\; Fils;Zoé;;;',
      'FN:Zoé Dupont\\; Fils',
      'ORG:Étude A\\, B',
      'TITLE:Notaire',
      'TEL:+33472000000',
      'EMAIL:zoe@exemple.fr',
      'URL:https://exemple.fr',
      'ADR:;;1\\, rue de la Paix;Lyon;;69001;France',
      'END:VCARD',
    ].join('\n'),
  ],
  geo: [{ latitude: '45,7640', longitude: '-4.83' }, 'geo:45.764,-4.83'],
}

describe.each(qrDataTypes)('a QR code of the kind %s', type => {
  const content = qrContents[type]
  const [values, data] = examples[type]

  test('is written from its fields, and read by a camera as it was written', () => {
    expect(writeContent(content, values)).toBe(data)
    expect(scanned(data)).toBe(data)
  })

  test('fills its form again', () => {
    const read = content.read(data)
    if (!read) throw new Error('not read')
    expect(writeContent(content, read)).toBe(data)
  })

  test('is not written while something is missing', () => {
    expect(writeContent(content, {})).toBeNull()
    expect(shownFields(content, {}).some(field => fieldFault(field, {}) === 'missing')).toBe(true)
  })
})

describe('how much of a code may be spoilt', () => {
  const element: QrcodeElement = {
    id: 'q',
    type: 'qrcode',
    qrData: 'https://www.exemple.fr/menu?table=4',
    qrDataType: 'url',
    size: 20,
    position: { left: 2, top: 1 },
  }
  const kind = elementKinds.qrcode

  test.each(qrCorrections)('is a choice, and the code is read all the same: %s', correction => {
    expect(scanned(element.qrData, correction)).toBe(element.qrData)
  })

  test('has the squares smaller the more it is, and is medium where nothing is said', () => {
    const squares = qrCorrections.map(
      errorCorrection => kind.code?.({ ...element, errorCorrection })?.moduleMm ?? 0,
    )
    expect(squares).toEqual(squares.toSorted((a, b) => b - a))
    expect(new Set(squares).size).toBeGreaterThan(2)
    const context = { plate: plateFor(signDesign([])), engine }
    const outline = (errorCorrection?: QrCorrection) => kind.outline({ ...element, errorCorrection }, context)
    expect(outline()).toEqual(outline('M'))
    expect(outline('H')).not.toEqual(outline('M'))
  })

  test('is less where the content needs the space, at one click', () => {
    const design = signDesign([{ ...element, qrData: 'é'.repeat(700), errorCorrection: 'H' }])
    const plate = plateFor(design)
    const found = checkDesign(design, plate, compile(design, plate, engine), engine).find(
      ({ code }) => code === 'design_qr_too_long',
    )
    const [repair] = found?.repairs ?? []
    if (!repair) throw new Error('there is a repair')
    expect(applyRepair(design, repair).elements).toMatchObject([{ errorCorrection: 'Q' }])
  })
})

describe('what a phone would not understand', () => {
  test.each<[QrType, string]>([
    ['wifi', 'MonWifi'],
    ['wifi', 'WIFI:T:WPA;S:Net;;'],
    ['wifi', 'WIFI:T:WPA;S:Net;P:court;;'],
    ['wifi', 'WIFI:T:WPA;P:sans-reseau;;'],
    ['url', 'exemple.fr'],
    ['url', 'https://'],
    ['url', 'javascript:alert(1)'],
    ['phone', '04 72 00 00 00'],
    ['phone', 'tel:abc'],
    ['email', 'zoe@exemple.fr'],
    ['email', 'mailto:zoe'],
    ['sms', 'sms:'],
    ['vcard', 'Zoé Dupont'],
    ['vcard', 'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD'],
    ['geo', '45.7,4.8'],
    ['geo', 'geo:95,200'],
  ])('is not read as %s: %s', (type, data) => {
    expect(qrContents[type].read(data)).toBeNull()
    // It stands in the form's first field, to be mended there.
    expect(Object.values(valuesFor(qrContents[type], data))).toEqual([data])
  })
})

describe('a network', () => {
  test('without a password has none in its code', () => {
    const open = { ssid: 'Invités', security: 'nopass', password: 'forgotten' }
    expect(writeContent(qrContents.wifi, open)).toBe('WIFI:T:nopass;S:Invités;;')
  })

  test('reads the codes of others: parts in any order, no kind of security, small letters', () => {
    expect(qrContents.wifi.read('wifi:S:a;T:wpa;P:12345678;;')).toMatchObject({ ssid: 'a', security: 'WPA' })
    expect(qrContents.wifi.read('WIFI:S:a;;')).toMatchObject({ security: 'nopass' })
  })

  test('keeps any name and password', () => {
    const word = fc.string({ minLength: 8, maxLength: 20 }).filter(text => text.trim() !== '')
    fc.assert(
      fc.property(word, word, (ssid, password) => {
        const data = writeContent(qrContents.wifi, { ssid, password })
        if (data !== null) expect(qrContents.wifi.read(data)).toMatchObject({ ssid, password })
      }),
    )
  })
})

describe('a visiting card', () => {
  test('may be that of a firm without a person, whose name it then is', () => {
    const firm = { organisation: 'Étude Dupont; Fils', phone: '+33472000000' }
    const data = writeContent(qrContents.vcard, firm)
    expect(data?.split('\n')).toContain('FN:Étude Dupont\\; Fils')
    expect(data?.split('\n')).toContain('N:;;;;')
    expect(data && qrContents.vcard.read(data)).toEqual({ ...firm, lastName: '', firstName: '' })
    expect(writeContent(qrContents.vcard, { phone: firm.phone })).toBeNull()
    expect(writeContent(qrContents.vcard, { organisation: ' ' })).toBeNull()
    // A first name alone is half a person.
    expect(writeContent(qrContents.vcard, { firstName: 'Zoé' })).toBeNull()
  })

  test('keeps lines that the form does not have', () => {
    const data = 'BEGIN:VCARD\nVERSION:3.0\nN:Dupont;Zoé;;;\nFN:Zoé Dupont\nNOTE:à midi\nEND:VCARD'
    const values = qrContents.vcard.read(data)
    expect(values).toMatchObject({ lastName: 'Dupont', rest: 'NOTE:à midi' })
    expect(writeContent(qrContents.vcard, { ...values, lastName: 'Durand' })).toContain('NOTE:à midi')
  })

  test('keeps any words', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter(text => text.trim() === text && text !== '')
    fc.assert(
      fc.property(word, word, (lastName, street) => {
        const data = writeContent(qrContents.vcard, { lastName, street })
        expect(data && qrContents.vcard.read(data)).toMatchObject({ lastName, street })
      }),
    )
  })
})

describe('a phone number', () => {
  const france = { callingCode: '33', trunkPrefix: '0' }
  const hungary = { callingCode: '36', trunkPrefix: '06' }
  const italy = { callingCode: '39', trunkPrefix: null }

  test.each([
    ['04 72 00 00 00', france, '+33472000000'],
    ['+33 (0) 4.72.00.00.00', france, '+33472000000'],
    ['0041 44 668 18 00', france, '+41446681800'],
    ['06 1 234 5678', hungary, '+3612345678'],
    ['02 1234 5678', italy, '+390212345678'],
    ['112', france, '112'],
    ['36 30', france, '3630'],
    ['*123#', italy, '*123#'],
  ])('%s is written as it is called from anywhere', (typed, country, written) => {
    expect(writeContent(qrContents.phone, { phone: typed }, country)).toBe(`tel:${written}`)
    expect(writeContent(qrContents.sms, { phone: typed }, country)).toBe(`SMSTO:${written}`)
    expect(writeContent(qrContents.vcard, { lastName: 'A', phone: typed }, country)).toContain(
      `TEL:${written}`,
    )
  })
})

describe('fields that cannot be meant', () => {
  test.each<[QrType, QrValues]>([
    ['vcard', { lastName: 'A', phone: 'appelez-moi' }],
    ['vcard', { lastName: 'A', url: 'pas une adresse' }],
    ['email', { to: 'zoé@exemple.fr' }],
    ['email', { to: 'a,b@exemple.fr' }],
    ['geo', { latitude: '0x10', longitude: '1e1' }],
    ['geo', { latitude: '91', longitude: '0' }],
    ['wifi', { ssid: 'Net', password: 'z'.repeat(64) }],
    ['wifi', { ssid: 'Net', security: 'WEP', password: '1234' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'exemple' }],
  ])('make no code: %s %o', (type, values) => {
    expect(writeContent(qrContents[type], values)).toBeNull()
  })

  test('places as small as they come are written in plain figures', () => {
    expect(writeContent(qrContents.geo, { latitude: '0,0000001', longitude: '-0.0000001' })).toBe('geo:0,0')
    expect(writeContent(qrContents.geo, { latitude: '45.7', longitude: '4.8312345678' })).toBe(
      'geo:45.7,4.831235',
    )
  })

  test('signs that a mail address may have are kept apart from the address of the code', () => {
    const data = writeContent(qrContents.email, { to: 'a#b+c@exemple.fr' })
    expect(data).toBe('mailto:a%23b+c@exemple.fr')
    expect(qrContents.email.read(data ?? '')).toMatchObject({ to: 'a#b+c@exemple.fr' })
  })
})

test('a code is laid where it fits with its quiet zone', () => {
  const plate = plateFor(signDesign([]))
  const words = { id: 't', ...elementKinds.shape.create({ shape: 'rectangle' }, groundOn(plate, [])) }
  const covering = { ...words, position: { left: 70, top: 2 }, size: { width: 28, height: 20 } }
  const given = { qrData: 'https://example.org', qrDataType: 'url' } as const
  const { position, size } = elementKinds.qrcode.create(given, groundOn(plate, [covering]))
  expect(position.left + size + 3).toBeLessThanOrEqual(70)
})
