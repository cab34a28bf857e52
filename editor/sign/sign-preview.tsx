'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useMemo } from 'react'
import { mm } from '../panels/product-line'
import type { CompiledDesign } from '../scene/use-scene'
import { useSetting } from '../state/editor-context'
import { svgUrl } from '../svg-url'
import { drawSignOf } from './sign-drawing'
import { useSign } from './use-sign'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The sign as it will hang, to scale, with its measures. */
export default function SignPreview({ compiled }: { compiled: CompiledDesign | null }) {
  const t = useTranslations('editor.sign')
  const locale = useLocale()
  const { catalogue } = useSetting()
  const sign = useSign()
  const config = useDeferredValue(sign?.config ?? null)
  const scene = useDeferredValue(compiled?.scene)
  // The plain one is the background of the workspace.
  const chosen = sign?.design.background
  const background = chosen === 'white' ? null : chosen
  const drawn = useMemo(
    () => (config ? drawSignOf(config, catalogue, { scene, background }) : null),
    [config, catalogue, scene, background],
  )
  const url = useMemo(() => (drawn ? svgUrl(drawn.svg) : null), [drawn])
  if (!drawn || !url || !config) return null
  const { x, y, width, height } = drawn.canvas
  const size = { width: mm(config.width, locale), height: mm(config.height, locale) }
  return (
    <div className="grid size-full place-items-center p-3 xl:p-8" style={{ containerType: 'size' }}>
      <div
        className="relative"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(100cqh * ${width / height}))`,
        }}
      >
        <img src={url} alt={t('preview', size)} className="size-full rounded-md" />
        <span
          aria-hidden
          className="dim-x absolute"
          style={{
            left: percent(-x, width),
            width: percent(config.width, width),
            top: `calc(${percent(config.height - y, height)} + 5%)`,
          }}
        >
          {t('millimetresText', { value: size.width })}
        </span>
        <span
          aria-hidden
          className="dim-y absolute"
          style={{
            top: percent(-y, height),
            height: percent(config.height, height),
            left: `calc(${percent(-x, width)} - 6%)`,
          }}
        >
          <span>{t('millimetresText', { value: size.height })}</span>
        </span>
      </div>
    </div>
  )
}
