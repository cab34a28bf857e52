import type { Catalogue } from '@/lib/catalogue/catalogue'
import { type Language, languages } from '@/lib/catalogue/names'
import type { PriceList } from '@/lib/pricing/price-list'
import type { Material } from './signs'

/** A catalogue without anything in it but what a slice puts there. */
function emptyCatalogue({
  countries,
  materials,
  fixings,
  stampModels,
  shipping,
  fonts,
}: Catalogue): Catalogue {
  return {
    stampModels: { ...stampModels, mountColors: [], inkColors: [], models: [], rubbers: [] },
    materials: { ...materials, materials: [], masks: [], textures: [], effects: [] },
    fixings: { ...fixings, fixings: [], holeLayouts: [], backgrounds: [], legacy: [] },
    staticProducts: { products: [] },
    countries: { ...countries, countries: [] },
    vat: { standardRates: {}, vatFree: { excluded: [] }, territories: [] },
    shipping: { ...shipping, zones: [] },
    fonts: { ...fonts, fonts: [] },
  }
}

const isLocalised = (value: object): boolean => languages.every(language => language in value)

/** The same data with the texts of one language; the others' are empty, so that they do not travel. */
function inLanguage<T>(value: T, language: Language): T {
  if (Array.isArray(value)) return value.map(item => inLanguage(item, language)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isLocalised(value)) {
    const texts = value as unknown as Record<Language, string>
    return Object.fromEntries(languages.map(other => [other, other === language ? texts[language] : ''])) as T
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]),
  ) as T
}

/** A material's thicknesses, and the large formats that they are made in from a certain size. */
function materialsFor(name: string, catalogue: Catalogue): Material[] {
  const { materials } = catalogue.materials
  const own = materials.find(material => material.name === name)
  const siblings = materials.filter(({ type, published }) => published && type === own?.type)
  const mapped = new Set(siblings.map(({ xxlMaterial }) => xxlMaterial))
  return materials.filter(material => siblings.includes(material) || mapped.has(material.name))
}

/** What the page of a sign needs of catalogue and price list: its material's kin, outlines, fixings, one language. */
export interface SignSlice {
  catalogue: Catalogue
  priceList: PriceList
}

export function signSlice(
  materialName: string,
  language: Language,
  { catalogue, priceList }: SignSlice,
): SignSlice {
  const materials = materialsFor(materialName, catalogue)
  const full = emptyCatalogue(catalogue)
  const fixings = catalogue.fixings.fixings.map(fixing => ({
    ...fixing,
    description: { fr: '', de: '', en: '' },
  }))
  return {
    catalogue: inLanguage(
      {
        ...full,
        materials: { ...full.materials, materials, masks: catalogue.materials.masks },
        fixings: { ...catalogue.fixings, fixings, legacy: [] },
      },
      language,
    ),
    priceList: {
      ...priceList,
      products: {},
      signs: Object.fromEntries(
        materials.flatMap(({ name }) => {
          const rate = priceList.signs[name]
          return rate ? [[name, rate]] : []
        }),
      ),
    },
  }
}
