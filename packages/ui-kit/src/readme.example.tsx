import { Button, Card, Price, Stack, StyleRoot } from "@sughurta/ui-kit";

export const example = (
  <StyleRoot>
    <Card>
      <Stack>
        <Price label="Цена полиса" amount="1 234 TJS" />
        <Button>Купить</Button>
      </Stack>
    </Card>
  </StyleRoot>
);
