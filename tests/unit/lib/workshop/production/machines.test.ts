import { describe, expect, it } from 'vitest'
import { machineFacts, machines, stackOf } from '@/lib/workshop/production/machines'
import { catalogue } from '@/tests/support/catalogue'

const { materials } = catalogue.materials
const sign = (material: string, colour: string) => stackOf({ material, colour }, materials)

describe('where a design is made', () => {
  it('is the rubber laser for text plates, and for signs the machine that marks their material', () => {
    const rubber = { machine: 'rubber', material: 'rubber', colour: '' }
    expect(stackOf({ material: null, colour: 'black' }, materials)).toEqual(rubber)
    expect(stackOf({ material: null, colour: null }, materials)).toEqual(rubber)
    expect(sign('pvc', 'grey-black')).toEqual({ machine: 'engraver', material: 'pvc', colour: 'grey-black' })
    expect(sign('aluminium', 'silver-black').machine).toBe('engraver')
  })

  it('is one board for all printed grounds, and another for bare or transparent ones', () => {
    expect(sign('dibond', 'white-black')).toEqual(sign('dibond', 'navy-white'))
    expect(sign('dibond', 'custom-black').colour).toBe('printed')
    expect(sign('dibond', 'silver-black').colour).toBe('silver-black')
    expect(sign('plexiglass-transparent-quadri', 'transparent-black').colour).toBe('transparent-black')
  })

  it('is the engraver for a material that is not sold any more', () => {
    expect(sign('slate', 'black-white')).toEqual({
      machine: 'engraver',
      material: 'slate',
      colour: 'black-white',
    })
  })
})

describe('the machines', () => {
  it('leave space for the bleed of both neighbours in the gap, and for the kerf', () => {
    for (const machine of machines) {
      const { gapMm, bleedMm, kerfMm } = machineFacts[machine]
      expect(gapMm).toBeGreaterThanOrEqual(2 * bleedMm)
      expect(gapMm).toBeGreaterThan(kerfMm)
    }
  })
})
