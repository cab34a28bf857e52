'use client'
import { Pencil, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { OwnMask, OwnOutline } from '@/lib/product/sign/own-outline'
import { validateSign } from '@/lib/product/sign/validate'
import { pictureWorker } from '../picture/picture-worker'
import { useSetting } from '../state/editor-context'
import { OutlineDrawer } from './outline-drawer'
import { useSign } from './use-sign'

/** Bytes of an SVG that is read for its outline. */
const mostBytes = 1_000_000
/** Characters of a file's name that become the shape's. */
const mostName = 60

type Refused = Extract<OwnOutline, { ok: false }>

const messageOf = {
  unreadable: 'unreadable',
  'too-large': 'tooLarge',
  empty: 'empty',
  several: 'several',
} as const

/** How long a drawing may take to be read, in ms. */
const patienceMs = 20_000

async function readOutline(file: File): Promise<OwnOutline> {
  if (file.size > mostBytes) return { ok: false, code: 'too-large' }
  const name = file.name
    .replace(/\.svgz?$/i, '')
    .trim()
    .slice(0, mostName)
  const bytes = await file.arrayBuffer()
  const worker = pictureWorker()
  try {
    const asked = { bytes, name: name || 'SVG' }
    const patience = { ms: patienceMs, answer: { ok: false, code: 'too-large' } as const }
    return await worker.ask('outline', asked, { transfer: [bytes], patience })
  } catch (error) {
    console.error('a drawing could not be read', error)
    return { ok: false, code: 'unreadable' }
  } finally {
    worker.stop()
  }
}

/** The customer's own shape: drawn point by point, or from an SVG file. */
export function OwnShape() {
  const t = useTranslations('editor.ownShape')
  const { catalogue } = useSetting()
  const sign = useSign()
  const field = useRef<HTMLInputElement>(null)
  const [drawing, setDrawing] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  if (!sign) return null
  const { config } = sign
  const own = 'maskCustom' in config.mask ? config.mask.maskCustom : null
  /** With its own ratio where the sign can have it, else stretched to the sign. */
  const take = (mask: OwnMask) => {
    const { width, height } = mask.maskCustom
    const ratio = Math.round(((config.width * height) / width) * 10) / 10
    const kept = { ...config, mask, height: ratio }
    if (validateSign(kept, catalogue).length === 0) sign.take(kept)
    else sign.choose({ kind: 'mask', value: mask })
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="secondary" className="text-xs!" onClick={() => setDrawing(true)}>
          <Pencil aria-hidden size={15} />
          {t('draw')}
        </Button>
        <Button size="small" look="secondary" className="text-xs!" onClick={() => field.current?.click()}>
          <Upload aria-hidden size={15} />
          {t('file')}
        </Button>
        <input
          ref={field}
          type="file"
          accept=".svg,.svgz,image/svg+xml"
          aria-label={t('file')}
          className="sr-only"
          tabIndex={-1}
          onChange={async event => {
            const input = event.currentTarget
            const [file] = input.files ?? []
            if (!file) return
            const read = await readOutline(file)
            input.value = ''
            setRefused(read.ok ? null : read)
            if (read.ok) take(read.mask)
          }}
        />
      </div>
      {own && (
        <p className="flex items-center gap-2 text-xs text-ink-2">
          <svg
            aria-hidden
            viewBox={`0 0 ${own.width} ${own.height}`}
            preserveAspectRatio="none"
            className="h-7 w-10 overflow-visible fill-bench stroke-ink-3 stroke-1"
          >
            <path d={own.svgPath} vectorEffect="non-scaling-stroke" />
          </svg>
          {t('own')} : {own.name}
        </p>
      )}
      {refused && (
        <Alert tone="block" role="alert">
          {t(`refused.${messageOf[refused.code]}`, { count: refused.count ?? 0 })}
        </Alert>
      )}
      {drawing && (
        <OutlineDrawer
          onClose={() => setDrawing(false)}
          onTake={mask => {
            sign.choose({ kind: 'mask', value: mask })
            setDrawing(false)
          }}
        />
      )}
    </div>
  )
}
