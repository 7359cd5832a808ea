import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { pictureTypes } from '#app/browser/upload-picture.ts'

interface PictureButtonProps {
  label: string
  isBusy: boolean
  /** The number of pictures that may be chosen together. One more is passed on, so that it is refused with a reason. */
  atMost?: number
  onPicture: (file: File) => void
}

/** A button that chooses a picture from the device. The file input itself is hidden. */
export function PictureButton({ label, isBusy, atMost = 1, onPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className="picture-button" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon icon={ImagePlus} size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        multiple={atMost > 1}
        onChange={event => {
          const files = Array.from(event.currentTarget.files ?? [])
          event.currentTarget.value = ''
          files.slice(0, atMost > 1 ? atMost + 1 : 1).forEach(file => onPicture(file))
        }}
      />
    </>
  )
}
