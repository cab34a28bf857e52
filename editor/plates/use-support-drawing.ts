'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { isBare } from '@/lib/design/scene/bare'
import { compile } from '@/lib/design/scene/compile'
import type { Element, PlateSet, SignDesign } from '@/lib/design/scene/model'
import { type Plate, type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { SceneItem } from '@/lib/design/scene/scene'
import { supportOf } from '@/lib/design/scene/traits'
import { findSupport } from '@/lib/product/kinds/support/plates'
import type { SignConfig } from '@/lib/product/sign/config'
import { supportFormat } from '@/lib/product/sign/support-multi'
import type { Draw } from '../canvas/drawn-shape'
import { knownMaterial, type Material, materialOf, rasterise } from '../canvas/material'
import type { Viewport } from '../canvas/viewport'
import { fontEngine } from '../scene/font-engine'
import { useEditorState, useSetting } from '../state/editor-context'
import { inTurn } from '../templates/paint-queue'
import { type DrawnPlate, type DrawnSupport, drawSupport } from './draw-support'

const panels = new Map<string, Material>()

async function drawPanel(slug: string, catalogue: Catalogue): Promise<void> {
  const support = findSupport(slug, catalogue)
  const format = support && supportFormat(support.product)
  if (!format) return
  const { emptyPanel } = await import('../sign/sign-drawing')
  const { svg, canvas } = emptyPanel(format)
  panels.set(slug, await rasterise(svg, canvas))
}

const facts = new WeakMap<SignDesign['config'], Plate>()

function factsOf(plate: SignDesign, catalogue: PlateCatalogue): Plate | null {
  const known = facts.get(plate.config) ?? plateOf(plate, catalogue)
  if (known) facts.set(plate.config, known)
  return known
}

/** Elements with finished outlines: they are returned at once from then on. */
const outlined = new WeakSet<readonly Element[]>()
/** How many plates may be outlined while the canvas is drawn: the one that was just left. The others wait in a queue. */
const mostAtOnce = 1

/** The outlines of a plate; null until its fonts are there. */
function itemsOf(plate: SignDesign, catalogue: PlateCatalogue): readonly SceneItem[] | null {
  const engine = fontEngine()
  const own = factsOf(plate, catalogue)
  if (!own || !requiredFiles(plate).every(file => engine.isLoaded(file))) return null
  outlined.add(plate.elements)
  return compile(plate, own, engine).items
}

function drawnPlates(set: PlateSet, catalogue: Catalogue): DrawnSupport | null {
  const cells = findSupport(set.slug, catalogue)?.cells
  const edited = cells?.[set.place]
  if (!edited) return null
  let left = mostAtOnce
  const others = set.plates.flatMap((plate, place): DrawnPlate[] => {
    const cell = cells[place]
    if (!cell || place === set.place) return []
    const own = factsOf(plate, catalogue)
    const isEmpty = isBare(plate)
    const mayOutline = isEmpty || outlined.has(plate.elements) || left-- > 0
    return [
      {
        cell,
        material: knownMaterial(plate.config as SignConfig),
        paper: own?.paper ?? '#ffffff',
        ink: own?.ink ?? '#000000',
        items: mayOutline ? itemsOf(plate, catalogue) : null,
        empty: isEmpty ? (set.blank.includes(place) ? 'blank' : 'toWrite') : null,
      },
    ]
  })
  return { panel: panels.get(set.slug) ?? null, edited, others }
}

/**
 * The surroundings of the edited plate of a support: the panel and the other plates with their texts. They are made
 * again only when another plate is edited, not on a keystroke or a drag.
 */
export function useSupportDrawing(viewport: Viewport): Draw | null {
  const t = useTranslations('editor.plates')
  const { catalogue } = useSetting()
  const set = useEditorState(({ design }) => supportOf(design))
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (!set) return
    let stale = false
    const arrived = () => {
      if (!stale) setArrivals(count => count + 1)
    }
    // A part that fails to load leaves its place plain.
    const ignore = () => {}
    if (!panels.has(set.slug)) drawPanel(set.slug, catalogue).then(arrived, ignore)
    const configs = new Map(set.plates.map(({ config }) => [JSON.stringify(config), config as SignConfig]))
    for (const config of configs.values()) {
      if (!knownMaterial(config)) materialOf(config, catalogue).then(arrived, ignore)
    }
    const waiting = set.plates.filter(
      (plate, place) => place !== set.place && !isBare(plate) && !outlined.has(plate.elements),
    )
    const outline = async () => {
      await fontEngine().load(waiting.flatMap(plate => requiredFiles(plate)))
      for (const plate of waiting) {
        await inTurn(
          () => itemsOf(plate, catalogue),
          () => !stale,
        )
      }
    }
    if (waiting.length > 0) outline().then(arrived, ignore)
    return () => {
      stale = true
    }
  }, [set, catalogue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded parts are drawn
  const drawn = useMemo(() => set && drawnPlates(set, catalogue), [set, catalogue, arrivals])
  return useMemo(() => {
    if (!drawn) return null
    const texts = { toWrite: t('toWrite'), blank: t('blank') }
    return ctx => drawSupport(ctx, viewport, drawn, texts)
  }, [viewport, drawn, t])
}
