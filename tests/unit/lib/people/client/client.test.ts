import { describe, expect, it } from 'vitest'
import { isValidatorCode } from '@/lib/ground/validators/codes'
import {
  checkEmail,
  checkPassword,
  checkSiret,
  checkTerms,
  checkVatNumber,
  vatNumberCountries,
} from '@/lib/people/client/check-client'
import { emailSchema } from '@/lib/people/client/schemas'
import { catalogue } from '@/tests/support/catalogue'
import { hostileValues } from '@/tests/support/hostile'
import fc, { runs } from '@/tests/support/properties'

const { countries } = catalogue

describe('an e-mail address', () => {
  it.each([
    'a@b.fr',
    ' Jean.Dupont@exemple.fr ',
    "o'brien+shop@mail.example.co.uk",
    'x_y-z@sub-domain.example.museum',
    `${'a'.repeat(64)}@example.com`,
    'info@xn--mller-kva.de',
  ])('like %s is right', email => {
    expect(checkEmail(email)).toBeNull()
  })

  it.each([
    'a',
    'a@b',
    '@b.fr',
    'a@',
    'a@@b.fr',
    'a b@c.fr',
    '.a@b.fr',
    'a.@b.fr',
    'a..b@c.fr',
    'a@b..fr',
    'a@-b.fr',
    'a@b-.fr',
    'a@b.f',
    'a@b.1',
    'a@[127.0.0.1]',
    '"a b"@c.fr',
    'a@b.fr,c@d.fr',
    'a@b.fr\r\nBcc: c@d.fr',
    '🎉@b.fr',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.fr`,
    `a@${'b.'.repeat(130)}fr`,
  ])('like %s has no valid format', email => {
    expect(checkEmail(email)).toBe('VALIDATORS_REQUIRED_EMAIL_INVALID')
  })

  it.each(['jérôme@exemple.fr', 'info@müller.de', 'je\u0301rome@exemple.fr', 'ß@b.de', 'иван@b.fr'])(
    'like %s has accented or special letters',
    email => {
      expect(checkEmail(email)).toBe('VALIDATORS_REQUIRED_EMAIL_ACCENTS')
    },
  )

  it('is stored without the invisible characters that come with pasting', () => {
    expect(emailSchema.parse('\u202aa@b.fr\u200b ')).toBe('a@b.fr')
  })

  it('is judged in a moment, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '-', '@', '+') }), part => {
        const code = checkEmail(part.repeat(2000))
        expect(code === null || isValidatorCode(code)).toBe(true)
      }),
      { numRuns: runs(300, 5_000) },
    )
  })
})

describe('a password', () => {
  it.each(['abcdef1!', '12345678€', 'Straße-99', '        1!', `1!${'x'.repeat(47)}`, 'aaaaaaa1🎉'])(
    'like %s is right',
    password => {
      expect(checkPassword(password)).toBeNull()
    },
  )

  it.each([
    ['abcde1!', 'MIN'],
    [`1!${'x'.repeat(48)}`, 'MAX'],
    ['x'.repeat(1_000_000), 'MAX'],
    ['abcdefg!', 'DIGIT'],
    ['abcdefg٣!', 'DIGIT'],
    ['abcdefg1', 'SPECIAL'],
    ['abc defg 1', 'SPECIAL'],
    ['éàüßñøæ1', 'SPECIAL'],
    ['e\u0301e\u0301e\u0301e\u0301 1', 'SPECIAL'],
    ['abcdefg1\u200b', 'SPECIAL'],
    ['abcdefg1\u00a0', 'SPECIAL'],
  ])('like %s is refused for its %s', (password, reason) => {
    expect(checkPassword(password)).toBe(`VALIDATORS_REQUIRED_PASSWORD_${reason}`)
  })

  it('is taken as it is typed', () => {
    expect(checkPassword('      1!')).toBeNull()
    expect(checkPassword(['abcdef1!'])).toBe('VALIDATORS_REQUIRED_PASSWORD')
  })
})

describe('a SIRET', () => {
  it.each(['404 833 048 00022', '404.833.048-00022', '35600000000048'])('of %s is right', siret => {
    expect(checkSiret(siret)).toBeNull()
  })

  it('passes Luhn: any single wrong digit is found', () => {
    const right = '40483304800022'
    expect(checkSiret(right)).toBeNull()
    for (let i = 0; i < right.length; i++) {
      for (let d = 1; d < 10; d++) {
        const wrong = `${right.slice(0, i)}${(Number(right[i]) + d) % 10}${right.slice(i + 1)}`
        expect(checkSiret(wrong)).toBe('VALIDATORS_REQUIRED_SIRET_INVALID')
      }
    }
  })

  it('of La Poste has a sum of digits that 5 divides, or passes Luhn like its head office', () => {
    expect(checkSiret('35600000000048')).toBeNull()
    expect(checkSiret('35600000049837')).toBeNull()
    expect(checkSiret('35600000000001')).toBeNull()
    expect(checkSiret('35600000000002')).toBe('VALIDATORS_REQUIRED_SIRET_INVALID')
    // The same digits of another company do not profit from it.
    expect(checkSiret('65300000000001')).toBe('VALIDATORS_REQUIRED_SIRET_INVALID')
  })

  it.each(['4048330480002', '404833048000222', '4048330480002A', '٤٠٤٨٣٣٠٤٨٠٠٠٢٢'])(
    'of %s has not 14 digits',
    siret => {
      expect(checkSiret(siret)).toBe('VALIDATORS_REQUIRED_SIRET_LENGTH')
    },
  )

  it('of zeros alone is no real number', () => {
    expect(checkSiret('00000000000000')).toBe('VALIDATORS_REQUIRED_SIRET_INVALID')
  })
})

describe.each(countries.countries.map(country => [country.code, country] as const))(
  'a VAT number of %s',
  (code, country) => {
    it('is right by its pattern, however it is written', () => {
      const { vat } = country.samples
      for (const written of [
        vat,
        vat.toLowerCase(),
        ` ${[...vat].join(' ')} `,
        vat.replace(/(.{4})/g, '$1.-/'),
      ]) {
        expect(checkVatNumber(written, code, countries)).toBeNull()
      }
      expect(vatNumberCountries(vat, countries)).toContain(code)
    })

    it('has its country’s prefix and nothing around it', () => {
      const { vat } = country.samples
      for (const wrong of [
        vat.slice(2),
        `X${vat}`,
        `${vat}\u{1f389}`,
        vat.replace(/\d/, '٣'),
        `XX${vat.slice(2)}`,
      ]) {
        expect(checkVatNumber(wrong, code, countries)).toBe('VALIDATORS_REQUIRED_VAT_NUMBER_INVALID')
      }
    })

    it.each(hostileValues)('is not %s', (_, value) => {
      expect(checkVatNumber(value, code, countries)).toMatch(/^VALIDATORS_REQUIRED_VAT_NUMBER/)
    })
  },
)

describe('hostile values', () => {
  it.each(hostileValues)('like %s pass no check', (name, value) => {
    if (name !== 'a header line') expect(checkEmail(value)).toMatch(/^VALIDATORS_REQUIRED_EMAIL/)
    // Brackets and a digit make a fine password of markup.
    if (name !== 'markup') expect(checkPassword(value)).toMatch(/^VALIDATORS_REQUIRED_PASSWORD/)
    expect(checkSiret(value)).toMatch(/^VALIDATORS_REQUIRED_SIRET/)
    expect(checkTerms(value)).toBe(value === true ? null : 'VALIDATORS_REQUIRED_TERMS')
  })
})
