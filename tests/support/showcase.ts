import type { Design } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { ownPictures } from './own-pictures'
import { printedPictures } from './photos'

function design(value: Record<string, unknown>): Design {
  const parsed = parseDesign(value)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings))
  return parsed.design
}

const span = (style: string, inner: string) => `<span style="${style}">${inner}</span>`

/** Designs that hold what the templates do not: every kind of element, style and turn. */
export const showcase: Design[] = [
  design({
    type: 'stamp',
    slug: 'show-turned',
    name: 'Turned',
    modelId: 'model-trodat-printy-4927',
    modelName: 'Printy 4927',
    config: { brand: 'trodat', range: 'printy', model: '4927', color: 'black' },
    inkColor: 'black',
    elements: [
      { type: 'border', config: { style: 'dashed', width: 0.6, offset: 0.6, radius: 30 } },
      {
        type: 'text',
        html: `<div style="text-align:right">${span("font-family:'Great Vibes';font-size:7mm", '<u>Élégante & Æsthetic</u>')}</div><div style="text-align:left">${span("font-family:'Lora';font-size:3.2mm;letter-spacing:0.1em", '<b><i>office & affluent</i></b>')}</div>`,
        lineHeight: 1.2,
        position: { left: 6, top: 8 },
        size: { width: 44, height: 14 },
        overflowing: true,
        rotate: -12.5,
      },
      {
        type: 'shape',
        shape: 'star',
        position: { left: 44, top: 24 },
        size: { width: 10, height: 10 },
        stroke: 0.5,
        rotate: 17,
      },
      {
        type: 'shape',
        shape: 'ellipse',
        position: { left: 4, top: 26 },
        size: { width: 12, height: 8 },
        stroke: 0.4,
      },
      {
        type: 'shape',
        shape: 'arrow',
        position: { left: 20, top: 28 },
        size: { width: 16, height: 6 },
        stroke: null,
        rotate: 90,
      },
    ],
  }),
  design({
    type: 'stamp',
    slug: 'show-codes',
    name: 'Codes',
    modelId: 'model-trodat-printy-4927',
    modelName: 'Printy 4927',
    config: { brand: 'trodat', range: 'printy', model: '4927', color: 'black' },
    inkColor: 'black',
    elements: [
      {
        type: 'barcode',
        symbology: 'ean13',
        data: '4006381333931',
        words: true,
        position: { left: 1, top: 1 },
        size: { width: 40, height: 15 },
      },
      {
        type: 'barcode',
        symbology: 'code128',
        data: 'LOT-0042 g',
        words: true,
        position: { left: 1, top: 19 },
        size: { width: 42, height: 10 },
        rotate: 3,
      },
      {
        type: 'barcode',
        symbology: 'datamatrix',
        data: 'Pièce 12345678',
        words: false,
        position: { left: 46, top: 4 },
        size: { width: 12, height: 12 },
        rotate: 45,
      },
      {
        type: 'barcode',
        symbology: 'ean8',
        data: '96385074',
        words: false,
        position: { left: 22, top: 31 },
        size: { width: 30, height: 8 },
      },
    ],
  }),
  design({
    type: 'sign',
    slug: 'show-print',
    name: 'Printed',
    modelId: 'sign-dibond',
    modelName: 'Dibond',
    config: {
      material: 'dibond',
      width: 300,
      height: 200,
      color: 'navy-white',
      mask: { shape: 'flex-notched01' },
      fixing: { name: 'screws', options: { holes: '4-corners', styles: 'silver' } },
      finishes: {},
    },
    inkColor: null,
    elements: [
      { type: 'border', config: { style: 'double', width: 3, offset: 6, radius: 0 }, color: '#c4161c' },
      {
        type: 'text',
        html: `<div style="text-align:center">${span("font-family:'Abril Fatface';font-size:28mm;color:#0057a4", 'Ünïcödé')}${span("font-family:'UnifrakturMaguntia';font-size:18mm", ' ſtraße')}</div>`,
        lineHeight: 1.1,
        position: { left: 20, top: 40 },
        size: { width: 260, height: 40 },
        overflowing: false,
      },
      {
        type: 'qrcode',
        qrData: 'https://www.example.org/a/long/path?with=parameters&and=more',
        qrDataType: 'url',
        size: 50,
        rotate: 30,
        position: { left: 120, top: 110 },
      },
      {
        type: 'image',
        src: 'vector:paw',
        position: { left: 210, top: 110 },
        size: { width: 50, height: 50 },
        rotate: -45,
      },
    ],
  }),
  design({
    type: 'stamp',
    slug: 'show-own-pictures',
    name: 'Own pictures',
    modelId: 'model-trodat-printy-4927',
    modelName: 'Printy 4927',
    config: { brand: 'trodat', range: 'printy', model: '4927', color: 'black' },
    inkColor: 'black',
    elements: ownPictures,
  }),
  design({
    type: 'sign',
    slug: 'show-photos',
    name: 'Photos',
    modelId: 'sign-dibond',
    modelName: 'Dibond',
    config: {
      material: 'dibond',
      width: 120,
      height: 60,
      color: 'white-black',
      mask: { shape: 'flex-rectangle01' },
      fixing: { name: 'none', options: {} },
      finishes: {},
    },
    inkColor: null,
    elements: [
      ...printedPictures,
      {
        type: 'text',
        html: `<div style="text-align:center">${span("font-family:'Roboto';font-size:8mm;color:#ffffff", '<b>Photo</b>')}</div>`,
        lineHeight: 1.1,
        position: { left: 12, top: 24 },
        size: { width: 40, height: 10 },
        overflowing: false,
      },
    ],
  }),
]
