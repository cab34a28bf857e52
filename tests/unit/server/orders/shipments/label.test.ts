import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { labelSizeNames, labelSizes } from '@/lib/orders/order/label-sizes'
import { makeLabelPdf } from '@/server/orders/shipments/pdf/label'

const mm = (points: number) => Math.round((points / 72) * 25.4)

it.each(labelSizeNames)('an address label of %s is one page of its paper', async size => {
  const label = await makeLabelPdf({
    size,
    method: 'Livraison à domicile',
    relay: 'Relais FR-59000-118',
    to: [
      'Association des copropriétaires du 118',
      'Bâtiment C, escalier 4',
      '45, rue de la Liberté',
      '59000 Lille',
    ],
    country: 'France',
    from: ['Cachet & Plaque SAS', '12 rue de l’Atelier', '59000 Lille'],
    order: 'Commande 105871',
  })
  const doc = await PDFDocument.load(label)
  expect(doc.getPageCount()).toBe(1)
  const { width, height } = doc.getPage(0).getSize()
  expect({ width: mm(width), height: mm(height) }).toEqual(labelSizes[size])
})
