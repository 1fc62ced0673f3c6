import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { saveFile } from '../../../page/save-file.ts';

type SavePdfProps = {
  /** What the paper is called, so that each button of a page has a name of its own. */
  paper: string;
  /** Name of the file, without its ending. */
  fileName: string;
  load: () => Promise<Blob>;
};

/** Asks for a paper and hands it to the browser as a file. */
export function SavePdf({ paper, fileName, load }: SavePdfProps) {
  const [timesGiven, setTimesGiven] = useState(0);
  const file = useMutation({
    mutationFn: load,
    onSuccess: (pdf) => {
      saveFile(pdf, `${fileName}.pdf`);
      setTimesGiven((last) => last + 1);
    },
  });
  return (
    <>
      <Inline>
        <Button
          tone="secondary"
          size="small"
          isPending={file.isPending}
          pendingLabel="PDFを用意しています"
          onPress={() => file.mutate()}
        >
          PDFを保存する
          <VisuallyHidden>{`(${paper})`}</VisuallyHidden>
        </Button>
      </Inline>
      <div role="status">{file.isSuccess && <Text>{givenText(timesGiven)}</Text>}</div>
      {file.error && (
        <Alert tone="error" announce="assertive" title="PDFを保存できませんでした">
          {errorText(asApiError(file.error))}
        </Alert>
      )}
    </>
  );
}

/** Whether the browser stored it is not known here. A second time is said in other words, so that it is heard. */
const givenText = (times: number) =>
  `PDFを${times > 1 ? 'もう一度' : ''}お渡ししました。見当たらないときは、ブラウザーのダウンロードの一覧をご確認ください。`;
