declare module "$board" {
  import board from "../../src/thurntaxis/board.json";
  export default board;
}
