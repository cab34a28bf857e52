'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { signLook } from '@/lib/design/drawing/signs/look'
import { signPicture } from '@/lib/design/drawing/signs/sign-picture'
import type { SignConfig } from '@/lib/product/sign/config'
import { validateSign } from '@/lib/product/sign/validate'
import type { SignAnswer } from './sign-fields'

/** The sign as the shop draws it, from the values in the form; nothing while the sign cannot be made. */
export function SignPicture({ config, sign: { catalogue } }: { config: SignConfig; sign: SignAnswer }) {
  const t = useTranslations('tools.models')
  const svg = useMemo(() => {
    if (validateSign(config, catalogue).length > 0) return null
    const look = signLook(config, catalogue)
    return look ? signPicture({ look, marks: [], backdrop: 'none', ratio: 4 / 3, prefix: 'model' }) : null
  }, [config, catalogue])
  return svg ? (
    <img alt={t('signPicture')} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} />
  ) : null
}
