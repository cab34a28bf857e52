import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Fixing, HoleLayout, Mask, Material } from '@/lib/catalogue/signs'
import type { SignJudgement } from './sign-rules'

type MaterialColor = Material['colors'][number]

type ShownColor = Pick<MaterialColor, 'slug' | 'readableBg' | 'readableText' | 'outOfStock' | 'allowCustom'> &
  Partial<Pick<MaterialColor, 'bgColor' | 'textColor'>>

type ShownFinish = Pick<Material['finishes'][number], 'name' | 'percentMin' | 'percentMax'>

export interface ShownMaterial
  extends Pick<Material, 'name' | 'type' | 'title' | 'thickness' | 'xxlMaterial' | 'minSize' | 'maxSize'> {
  colors: readonly ShownColor[]
  finishes: readonly ShownFinish[]
}

/**
 * The part of the catalogue that a sign's page contains: names, samples and outlines of the choices. The rules and
 * rates come with the first sign of interest; then the whole slice takes its place.
 */
export interface ShownSign {
  materials: { materials: readonly ShownMaterial[]; masks: readonly Mask[] }
  fixings: {
    fixings: readonly (Pick<Fixing, 'name' | 'label'> & { options: { styles?: readonly string[] } })[]
    holeLayouts: readonly Pick<HoleLayout, 'slug' | 'label' | 'positions'>[]
    styleLabels: Catalogue['fixings']['styleLabels']
    backgrounds: Catalogue['fixings']['backgrounds']
  }
}

export const findShown = (shown: ShownSign, name: string): ShownMaterial | undefined =>
  shown.materials.materials.find(material => material.name === name)

const shownColor = ({ slug, readableBg, readableText, outOfStock, allowCustom, ...rest }: MaterialColor) => ({
  slug,
  readableBg,
  readableText,
  outOfStock,
  ...(allowCustom && { allowCustom, bgColor: rest.bgColor, textColor: rest.textColor }),
})

/** A material as a choice; for other materials than the page's, the first colour is enough for the sample. */
function shownMaterial(material: Material, isChosen: boolean): ShownMaterial {
  const { name, type, title, thickness, xxlMaterial, minSize, maxSize, colors, finishes } = material
  return {
    ...{ name, type, title, thickness, xxlMaterial, minSize, maxSize },
    colors: (isChosen ? colors : colors.slice(0, 1)).map(shownColor),
    finishes: isChosen
      ? finishes.map(({ name: finish, percentMin, percentMax }) => ({ name: finish, percentMin, percentMax }))
      : [],
  }
}

/** The part of a slice that its page shows before anything is chosen. */
export function shownOf(
  { materials, fixings }: Catalogue,
  { config, options, backgrounds }: SignJudgement,
): ShownSign {
  const styles = new Set<string | undefined>([
    ...(options.styles ?? []),
    ...(options['badge-type'] ?? []),
    config.fixing.options.styles,
  ])
  return {
    materials: {
      materials: materials.materials.map(material =>
        shownMaterial(material, material.name === config.material),
      ),
      masks: materials.masks,
    },
    fixings: {
      fixings: fixings.fixings.map(({ name, label, options: { styles: [first] = [] } }) => ({
        name,
        label,
        options: first ? { styles: [first] } : {},
      })),
      holeLayouts: fixings.holeLayouts
        .filter(({ slug }) => options.holes?.includes(slug))
        .map(({ slug, label, positions }) => ({ slug, label, positions })),
      styleLabels: Object.fromEntries(
        Object.entries(fixings.styleLabels).filter(([slug]) => styles.has(slug)),
      ),
      backgrounds: fixings.backgrounds.filter(({ slug }) => backgrounds.includes(slug)),
    },
  }
}
