'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Segmented } from '@/components/ui/segmented'
import type { SignText } from '@/lib/design/drawing/outlines'
import type { Backdrop } from '@/lib/design/drawing/signs/backdrop'
import { type Canvas, signCanvas } from '@/lib/design/drawing/signs/canvas'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { SignConfig } from '@/lib/product/sign/config'
import { ProductPicture } from '../product-picture'
import { EdgeView, EdgeViewButton } from './edge-view'
import { findShown, type ShownSign } from './shown-sign'
import type { DrawnScene } from './sign-scene'
import type { SignState } from './use-sign'

/** The offered backgrounds that suit a sign's fixing, the usual ones first. */
const usual = ['white', 'door-wood', 'wall-brick', 'glass', 'room', 'fabric'] as const satisfies Backdrop[]
type Ground = (typeof usual)[number]
const most = 3

/** The plain background is the page's own, as in the picture drawn by the server. */
const backdropOf = (ground: Ground): Backdrop => (ground === 'white' ? 'none' : ground)

interface SignStageProps {
  state: Pick<SignState, 'config' | 'backgrounds' | 'load'>
  /** The config of the picture drawn by the server; null where a link asked for another one. */
  pictured: SignConfig | null
  picture: PictureSpec
  /** Where the outlines of its text are. */
  textUrl: string
  /** The shopper's own text, once there is one. */
  ownText: SignText | undefined
  shown: ShownSign
  language: Language
  alt: string
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** The box of the sign alone. */
const aloneCanvas = ({ width, height, fixing }: SignConfig) =>
  signCanvas({ width, height, fixing: fixing.name } as Parameters<typeof signCanvas>[0], 4 / 3)

/** The sign's own edges within the picture, for the dimension lines. */
function edges({ width, height }: SignConfig, canvas: Canvas) {
  return {
    left: percent(-canvas.x / canvas.width),
    right: percent((canvas.width + canvas.x - width) / canvas.width),
    top: percent(-canvas.y / canvas.height),
    bottom: percent((canvas.height + canvas.y - height) / canvas.height),
  }
}

const texts = new Map<string, Promise<SignText | null>>()

/** The template text, fetched once; a sign without it is drawn all the same. */
function readText(url: string): Promise<SignText | null> {
  const known = texts.get(url)
  if (known) return known
  const reading = fetch(url)
    .then(answer => (answer.ok ? (answer.json() as Promise<SignText>) : null))
    .catch(() => {
      texts.delete(url)
      return null
    })
  texts.set(url, reading)
  return reading
}

/** The sign at scale with its dimension lines. The browser draws it again from the first change on. */
export function SignStage(props: SignStageProps) {
  const { state, pictured, picture, textUrl, ownText, shown, language, alt } = props
  const { config, load } = state
  const t = useTranslations('product.sign')
  const id = useId()
  const [wanted, setGround] = useState<Ground>('white')
  const [edge, setEdge] = useState(false)
  const [drawn, setDrawn] = useState<{ config: SignConfig; scene: DrawnScene }>()
  const offered = usual.filter(slug => state.backgrounds.includes(slug)).slice(0, most)
  const ground = offered.includes(wanted) ? wanted : (offered[0] ?? 'white')
  const changed = config !== pictured || ground !== 'white' || ownText !== undefined
  useEffect(() => {
    if (!changed) {
      setDrawn(undefined)
      return
    }
    let current = true
    Promise.all([import('./sign-scene'), load(), ownText ?? readText(textUrl)]).then(
      ([{ drawSign }, { catalogue }, text]) => {
        const scene = drawSign(config, text, backdropOf(ground), catalogue)
        if (current) setDrawn(scene && { config, scene })
      },
      error => console.warn('the sign could not be drawn', error),
    )
    return () => {
      current = false
    }
  }, [changed, config, ground, textUrl, ownText, load])
  // The dimension lines belong to the visible sign, which may lag a moment behind.
  const { left, right, top, bottom } = drawn
    ? edges(drawn.config, drawn.scene.canvas)
    : edges(config, aloneCanvas(config))
  // On a drawn background, lines and figures need their own background to be readable.
  const own = ground !== 'white'
  const band = own && 'rounded-xs bg-paper/85'
  const label = own ? 'rounded-xs bg-paper px-1 py-0.5' : undefined
  const thickness = findShown(shown, config.material)?.thickness ?? 0
  return (
    <div>
      <div className="on-wall relative aspect-4/3 overflow-hidden rounded-md">
        {edge && <EdgeView {...{ config, thickness, language }} />}
        {drawn ? (
          <div
            role="img"
            aria-label={alt}
            className="size-full [&>svg]:size-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of a config that the rules have checked
            dangerouslySetInnerHTML={{ __html: drawn.scene.svg }}
          />
        ) : (
          <ProductPicture
            spec={picture}
            alt={alt}
            sizes="(min-width: 848px) 640px, 100vw"
            priority
            className="size-full object-contain"
          />
        )}
        <span
          aria-hidden
          className={classNames('dim-x absolute bottom-[3.5%]', band)}
          style={{ left, right }}
        >
          <span className={label}>{t('millimetres', { value: config.width })}</span>
        </span>
        <span aria-hidden className={classNames('dim-y absolute left-[2.5%]', band)} style={{ top, bottom }}>
          <span className={label}>{t('millimetres', { value: config.height })}</span>
        </span>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-2">
        <EdgeViewButton {...{ config, thickness, language }} pressed={edge} onPress={() => setEdge(!edge)} />
        <Segmented
          name={`${id}-ground`}
          label={t('ground')}
          value={ground}
          options={offered.map(value => ({
            value,
            label: shown.fixings.backgrounds.find(({ slug }) => slug === value)?.label[language] ?? value,
          }))}
          onChange={value => {
            setEdge(false)
            setGround(value)
          }}
        />
      </div>
    </div>
  )
}
