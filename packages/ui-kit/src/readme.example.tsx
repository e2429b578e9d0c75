import { Button, Card, Price, Stack } from "@sughurta/ui-kit";

export const example = (
  <Card>
    <Stack>
      <Price label="Цена полиса" amount="1 234 TJS" />
      <Button>Купить</Button>
    </Stack>
  </Card>
);
